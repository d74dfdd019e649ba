import { later } from '../lib/later.tsx';

/** What can be set, fetched when somebody reaches for it. */
export const SettingsDialog = later(async () => (await import('./SettingsDialog.tsx')).SettingsDialog);
