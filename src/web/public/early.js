// Before anything is drawn: the theme that somebody has chosen; and if what the server has written is in another language than
// theirs, or for another page because this one comes out of the offline cache, it is not shown (style/base.css). And at a table the
// connection is opened: what lies there comes while the scripts are still on their way (lib/connection.ts).
(() => {
  const { documentElement: root } = document;
  let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem('kontor.prefs') ?? '{}');
  } catch {
    // What cannot be read is ignored.
  }
  if (kept.theme !== undefined) root.dataset.theme = kept.theme;
  if (kept.textSize !== undefined) root.dataset.textSize = kept.textSize;
  const isOther = kept.language !== undefined && kept.language !== root.lang;
  const [, place, id] = location.pathname.split('/');
  if (isOther || root.dataset.shell !== place) root.dataset.strange = '';
  const { shell, protocol } = root.dataset;
  if (shell !== place || protocol === undefined || !id) return;
  const path = `/api/tables/${id}/live?from=0&protocol=${protocol}&tree=1`;
  const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}${path}`);
  const heard = [];
  socket.onmessage = (message) => heard.push(message);
  globalThis.kontorEarly = { path, socket, heard };
})();
