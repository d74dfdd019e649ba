const de = { elsewhere: 'anderswo gespielt und hochgeladen' };
const en: typeof de = { elsewhere: 'played elsewhere and uploaded' };
export const homeWords = { de, en };
