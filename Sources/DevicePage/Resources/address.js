// The scene and the device as the address has them.

export const settingNames = ['device', 'orientation', 'appearance', 'textSize', 'style'];
export const flagNames = ['reduceMotion', 'rightToLeft'];

// What an address asks for.
export function readAddress(search) {
  const params = new URLSearchParams(search);
  const request = {};
  for (const name of ['scene', ...settingNames]) if (params.has(name)) request[name] = params.get(name);
  for (const name of flagNames) if (params.has(name)) request[name] = params.get(name) === 'true';
  const set = {};
  for (const [name, value] of params) if (name.startsWith('set.')) set[name.slice(4)] = value;
  if (Object.keys(set).length > 0) request.set = set;
  return request;
}

// The address of what is shown; what is as usual is left out.
export function addressOf(welcome, usualDevice, parameters) {
  const params = new URLSearchParams();
  params.set('scene', welcome.scene);
  const usual = {
    device: usualDevice, orientation: 'portrait', appearance: 'light', textSize: 'l', style: 'ios26',
  };
  for (const name of settingNames) if (welcome[name] !== usual[name]) params.set(name, welcome[name]);
  for (const name of flagNames) if (welcome[name]) params.set(name, 'true');
  for (const [name, value] of Object.entries(parameters)) params.set(`set.${name}`, value);
  return `?${params}`;
}

// What to ask for to see again what was shown.
export function requestOf(welcome, parameters) {
  const names = ['scene', ...settingNames, ...flagNames];
  return { ...Object.fromEntries(names.map((name) => [name, welcome[name]])), set: parameters };
}
