// A small picture of a table of this browser, as a watcher would see it: a list is looked at by everybody around the device.
import { useEffect, useState } from 'react';
import { loadGame } from '../../games/index.ts';
import { view } from '../../kernel/view.ts';
import { bringUpToDate } from '../../table/load.ts';
import { packageOf } from '../../table/package-of.ts';
import { pictureAddress } from '../lib/picture-address.ts';
import { usePrefs } from '../lib/prefs.ts';
import { themeOf } from '../lib/theme.ts';
import { hereStore } from './store.ts';

interface ThumbnailProps {
  readonly id: string;
  readonly names: readonly string[];
}

export function Thumbnail({ id, names }: ThumbnailProps) {
  const { language, theme } = usePrefs();
  const [address, setAddress] = useState<string | null>(null);
  const said = names.join('\n');
  useEffect(() => {
    let isWanted = true;
    const draw = async (): Promise<void> => {
      const stored = await (await hereStore()).load(id);
      if (stored === null) return;
      const { game, edition, journal } = await bringUpToDate(stored.kept.table, (id) => loadGame(id, [language]));
      if (journal === null) return;
      const pkg = await packageOf({ game, edition }, [language]);
      const how = { size: 'small', theme: themeOf(theme), language, names: said.split('\n') } as const;
      const svg = await pkg.picture?.(view(pkg.game, journal.state, null), how);
      if (isWanted && svg !== undefined) setAddress(pictureAddress(svg));
    };
    void draw().catch(() => undefined); // a list without pictures is a list
    return () => {
      isWanted = false;
    };
  }, [id, said, language, theme]);
  return address === null ? null : <img src={address} width="240" height="126" alt="" />;
}
