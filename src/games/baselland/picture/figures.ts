// The figures: each role its own, in the player's colour, with shape and letter on the chest.
import { type Drawing, element, group, path, text } from '../../../draw/drawing.ts';
import { LETTER_AT, letterOf, onSeatPaint, SHAPE_PATHS, seatPaint, shapeOf } from '../../../draw/players.ts';
import { type RegionId, ROLES, type Role } from '../types.ts';
import { kindOf } from '../words/sentences.ts';

export const roleOf = (region: RegionId): Role => ROLES[kindOf(region)];

/** Silhouettes with the feet at the origin, about 30 high; then what is drawn on them. */
const BODY: Readonly<Record<Role, string>> = {
  knight:
    'M-8.5 0L-9.5-9C-12-10-12.5-14-10.5-16.5C-8.5-18.5-6-18.6-4.8-18.8C-6.8-21-6.8-27 0-28.5C6.8-27 6.8-21 4.8-18.8C6-18.6 8.5-18.5 10.5-16.5C12.5-14 12-10 9.5-9L8.5 0Z',
  highwayman:
    'M-10 0C-9.5-8-8-14-4.4-17.6C-5.4-18.8-5.6-20-5.4-21L-11-21.6C-11.6-23.4-8-24-6-24.2C-5.6-28-3-29.6 0-29.6C3-29.6 5.6-28 6-24.2C8-24 11.6-23.4 11-21.6L5.4-21C5.6-20 5.4-18.8 4.4-17.6C8-14 9.5-8 10 0Z',
  monk: 'M-10.5 0C-10.5-7-9-12-6.4-15.5C-8.2-19-7-25.5 0-31C7-25.5 8.2-19 6.4-15.5C9-12 10.5-7 10.5 0Z',
  refugee:
    'M-8.5 0C-9-8-7-14-2-16.6C-4.6-22.4 0-28 5.6-26.4C10.4-25 11-19 7.6-16.6C10.4-12 11-6 10.6 0ZM-16.4-18.4C-16.4-22-14-24-12.2-25.6C-9.6-24-7-22-7-18.4C-7-15.4-9-13.6-11.7-13.6C-14.4-13.6-16.4-15.4-16.4-18.4Z',
};
const LINES: Readonly<Record<Role, string>> = {
  knight: 'M-5-23.4H5M-2.6-23.4V-20.6M0-23.4V-20.2M2.6-23.4V-20.6',
  highwayman: 'M-5.8-24.4H5.8',
  monk: 'M-3.2-19C-3.2-23.6-1.4-25.4 0-26.2C1.4-25.4 3.2-23.6 3.2-19C1.6-17.4-1.6-17.4-3.2-19Z',
  refugee: 'M-1.6-17.4C1.4-16 5.6-16 8-17.4M-2.2-21C-0.4-24.4 4.4-25.2 7.4-22.6M-14.6-20C-13-18.6-10.4-18.6-8.8-20',
};

/** What they carry: sword, staff, stick. */
const GEAR: Readonly<Record<Role, string>> = {
  knight: 'M13.2 1V-25M10.4-19.6H16',
  highwayman: 'M-13.6 1L-11.4-26',
  monk: '',
  refugee: 'M-12-25.6L-1.4-15M13.6 1L11-14',
};

const INK = { stroke: '#1c1408', strokeLinejoin: 'round' } as const;

/** A figure about the origin, feet at (0, 0). */
export function figure(role: Role, seat: number): Drawing {
  const shape = shapeOf(seat);
  const [x, y, size] = LETTER_AT[shape];
  return group(
    {},
    element('ellipse', { cx: 4, cy: 0.5, rx: 12.5, ry: 4.4, fill: '#181406', fillOpacity: 0.36 }),
    path(BODY[role] + GEAR[role], {
      fill: 'none',
      stroke: '#fffaf0',
      strokeWidth: 3.6,
      strokeLinejoin: 'round',
      opacity: 0.92,
    }),
    path(GEAR[role], { fill: 'none', stroke: '#3d2f1c', strokeWidth: 1.8, strokeLinecap: 'round' }),
    path(BODY[role], { fill: seatPaint(seat), ...INK, strokeOpacity: 0.9, strokeWidth: 1.3 }),
    path(LINES[role], {
      fill: 'none',
      stroke: onSeatPaint(seat),
      strokeWidth: 1.3,
      strokeLinecap: 'round',
      opacity: 0.8,
    }),
    group(
      { className: 'k-sign', transform: 'translate(0 -8.4) scale(0.66)' },
      path(SHAPE_PATHS[shape], { fill: '#fff9ea', ...INK, strokeOpacity: 0.85, strokeWidth: 1.5 }),
      text(letterOf(seat), x, y, {
        dy: '0.35em',
        fill: '#241b0e',
        fontFamily: '$font-sans',
        fontSize: size * 1.1,
        fontWeight: 800,
        textAnchor: 'middle',
      }),
    ),
  );
}

/** The bare outline of a role, for places and buttons. */
export const roleShape = (role: Role): Drawing =>
  group(
    { stroke: '#2a2008' },
    path(BODY[role], { fill: '#fffaf0', strokeWidth: 1.6, strokeLinejoin: 'round' }),
    path(LINES[role] + GEAR[role], { fill: 'none', strokeWidth: 1.5, strokeLinecap: 'round' }),
  );
