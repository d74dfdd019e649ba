// Connections to tables. The first one is opened before the page's scripts are here (public/early.js).

interface Connection {
  readonly socket: WebSocket;
  /** What was said before anybody listened. */
  readonly heard: readonly MessageEvent[];
}
declare global {
  var kontorEarly: (Connection & { readonly path: string }) | undefined;
}

/** The one that is open already, once, if it leads there; else a new one. */
export function connection(path: string): Connection {
  const { kontorEarly: early } = globalThis;
  globalThis.kontorEarly = undefined;
  if (early?.path === path && early.socket.readyState <= WebSocket.OPEN) return early;
  early?.socket.close();
  return { socket: new WebSocket(`${location.origin.replace(/^http/, 'ws')}${path}`), heard: [] };
}
