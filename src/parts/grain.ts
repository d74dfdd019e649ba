// The grain of paper and cloth: a small square of noise, made once, laid over things as a repeated picture.

const SIDE = 128;
let made: string | null = null;

/** A data address of the noise: black and white specks that are nearly transparent. */
export function grain(): string {
  if (made !== null) return made;
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const pen = canvas.getContext('2d');
  if (pen === null) return '';
  const picture = pen.createImageData(SIDE, SIDE);
  let h = 20231;
  const next = () => {
    h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d) + 0x9e3779b9;
    return ((h ^ (h >>> 13)) >>> 0) / 4294967296;
  };
  for (let i = 0; i < picture.data.length; i += 4) {
    const speck = next() + next() - 1;
    const tone = speck > 0 ? 255 : 40;
    picture.data.set([tone, tone * 0.97, tone * 0.88, Math.abs(speck) * 34], i);
  }
  pen.putImageData(picture, 0, 0);
  made = canvas.toDataURL();
  return made;
}
