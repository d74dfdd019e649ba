// A drawing as a picture file. It is drawn by the browser, so its letters have to be inside it.
import serif from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url';
import sans from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url';

const WIDE = 1200;
const HIGH = 630;

const asData = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });

async function letters(family: string, url: string): Promise<string> {
  const data = await asData(await (await fetch(url)).blob());
  return `@font-face{font-family:"${family}";font-weight:200 900;src:url(${data})}`;
}
let fonts: Promise<string> | null = null;
const allLetters = (): Promise<string> => {
  fonts ??= Promise.all([letters('Fraunces Variable', serif), letters('Source Sans 3 Variable', sans)]).then(
    (rules) => rules.join(''),
    () => {
      fonts = null; // offline: what the machine has will do
      return '';
    },
  );
  return fonts;
};

/** For an `img`: the drawing with its letters. */
export async function drawingSource(svg: string): Promise<string> {
  const rules = await allLetters();
  const whole = svg.replace(/^<svg[^>]*>/, (head) => `${head}<style>${rules}</style>`);
  return await asData(new Blob([whole], { type: 'image/svg+xml' }));
}

/** The picture file; rejects where the browser cannot make one. */
export async function pngOf(source: string): Promise<Blob> {
  const image = new Image();
  image.src = source;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [WIDE, HIGH];
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('nothing to draw on');
  context.drawImage(image, 0, 0, WIDE, HIGH);
  return await new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error('no picture')) : resolve(blob)), 'image/png');
  });
}
