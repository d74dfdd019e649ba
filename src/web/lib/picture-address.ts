/** An address for the text of a picture, kept as short as it may be. */
export const pictureAddress = (svg: string): string =>
  `data:image/svg+xml,${svg.replace(/[%#"]|[^ -~]/gu, (c) => encodeURIComponent(c))}`;
