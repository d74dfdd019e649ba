// A picture to take away: looked at first, then saved, copied or sent on.
import { useEffect, useState } from 'react';
import { usePrefs } from '../lib/prefs.ts';
import { saveFile } from '../lib/save-file.ts';
import { themeOf } from '../lib/theme.ts';
import { useWords } from '../lib/words.ts';
import { useAtTable } from '../table/context.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Icon } from '../ui/Icon.tsx';
import { positionDrawn, resultDrawn } from './drawn.ts';
import { drawingSource, pngOf } from './png.ts';
import './share.css';

export type Shared = 'position' | 'result';
type Drawing = { readonly source: string; readonly png: Blob } | 'failed' | null;

/** Draws it once the dialogue is open; what the table shows later does not matter. */
function useDrawing(what: Shared): Drawing {
  const [at] = useState(useAtTable());
  const words = useWords();
  const { theme, language } = usePrefs();
  const [drawing, setDrawing] = useState<Drawing>(null);
  useEffect(() => {
    let isWanted = true;
    const draw = async (): Promise<Drawing> => {
      const sight = { theme: themeOf(theme), language };
      const svg = what === 'position' ? await positionDrawn(at, sight) : await resultDrawn(at, sight, words);
      if (svg === null) return 'failed';
      const source = await drawingSource(svg);
      return { source, png: await pngOf(source) };
    };
    draw()
      .catch(() => 'failed' as const)
      .then((done) => isWanted && setDrawing(done));
    return () => {
      isWanted = false;
    };
  }, [at, what, theme, language, words]);
  return drawing;
}

export function SharePicture({ what, onClose }: { readonly what: Shared; readonly onClose: () => void }) {
  const share = useWords('share');
  const { seen, texts } = useAtTable();
  const drawing = useDrawing(what);
  const about = seen.view?.seat == null ? share.positionAbout : share.ownEyes;
  return (
    <Dialog title={share[what]} onClose={onClose} kind="sheet">
      {what === 'position' && <p className="w-about">{about}</p>}
      {drawing === null && <p role="status">{share.drawing}</p>}
      {drawing === 'failed' && <p role="alert">{share.failed}</p>}
      {drawing !== null && drawing !== 'failed' && (
        <>
          <img
            className="sh-picture"
            src={drawing.source}
            alt={share.pictureOf(texts.title)}
            width={1200}
            height={630}
          />
          <Ways png={drawing.png} name={`kontor-${seen.game}.png`} />
        </>
      )}
    </Dialog>
  );
}

function Ways({ png, name }: { readonly png: Blob; readonly name: string }) {
  const share = useWords('share');
  const [isCopied, setCopied] = useState(false);
  const file = { files: [new File([png], name, { type: 'image/png' })] };
  const canSend = typeof navigator.canShare === 'function' && navigator.canShare(file);
  const canCopy = typeof ClipboardItem === 'function' && navigator.clipboard !== undefined;
  const copy = async (): Promise<void> => {
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': png })]);
    setCopied(true);
  };
  return (
    <div className="w-sheet-buttons">
      <button type="button" className="w-main" onClick={() => saveFile(png, name)}>
        <Icon name="download" />
        {share.save}
      </button>
      {canSend && (
        <button type="button" className="w-second" onClick={() => navigator.share(file).catch(() => undefined)}>
          <Icon name="share" />
          {share.send}
        </button>
      )}
      {canCopy && (
        <button type="button" className="w-second" aria-live="polite" onClick={() => copy().catch(() => undefined)}>
          <Icon name={isCopied ? 'check' : 'copy'} />
          {isCopied ? share.copied : share.copy}
        </button>
      )}
    </div>
  );
}
