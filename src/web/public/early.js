// Before anything is drawn: the theme that somebody has chosen; and if what the server has written is in another language than
// theirs, or for another page because this one comes out of the offline cache, it is not shown (style/base.css).
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
  if (isOther || root.dataset.shell !== location.pathname.split('/')[1]) root.dataset.strange = '';
})();
