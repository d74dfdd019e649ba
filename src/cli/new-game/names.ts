// What a game can be called: its name is a folder, part of an address and an entry of the list.

export const MOST = 30;
const FORM = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
/** Names that mean something else to a module, an object, a system or the tree. */
const RESERVED = new Set(['template', 'index', 'list', 'default', 'then', 'constructor', 'con', 'prn', 'aux', 'nul']);

export const isWellFormed = (name: string): boolean => FORM.test(name) && name.length <= MOST;
export const isReserved = (name: string): boolean => RESERVED.has(name);
