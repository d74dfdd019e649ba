// The colours of the seats at this table, where somebody has the colour of another seat: for everything on the page.
import { useEffect } from 'react';
import type { SeenChair } from '../../table/types.ts';
import { seatColours } from '../../text/seals.ts';

export function useColours(chairs: readonly SeenChair[]): void {
  const colours = seatColours(chairs.map(({ colour }) => colour)).join();
  useEffect(() => {
    const { style } = document.body; // what is drawn above the page is in it, too
    const names: string[] = [];
    colours.split(',').forEach((place, seat) => {
      if (place === '' || Number(place) === seat) return;
      for (const name of ['', 'on-']) {
        names.push(`--${name}seat-${seat}`);
        style.setProperty(`--${name}seat-${seat}`, `var(--${name}own-${place})`);
      }
    });
    return () => {
      for (const name of names) style.removeProperty(name);
    };
  }, [colours]);
}
