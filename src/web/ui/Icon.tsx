// Line icons, drawn for 24 by 24.
const PATHS = {
  menu: 'M5.4 12a.8.8 0 1 1-1.6 0 .8.8 0 0 1 1.6 0zM12.8 12a.8.8 0 1 1-1.6 0 .8.8 0 0 1 1.6 0zM20.2 12a.8.8 0 1 1-1.6 0 .8.8 0 0 1 1.6 0z',
  close: 'M6 6l12 12M18 6 6 18',
  undo: 'M9 7 4.5 11.5 9 16M5 11.5h9a5 5 0 0 1 0 10h-2',
  check: 'M5 13l4.5 4.5L19 7',
  copy: 'M9 9h10v11H9zM15 9V4H5v11h4',
  share: 'M12 15V4M8 7.5 12 3.5l4 4M6 12v8h12v-8',
  book: 'M12 6c-2-1.6-4.6-2-8-2v14c3.4 0 6 .4 8 2 2-1.6 4.6-2 8-2V4c-3.4 0-6 .4-8 2zM12 6v14',
  chat: 'M5 5h14v10h-7l-4.500 4v-4H5zM9 9h6M9 12h4',
  log: 'M7 4h11v16H6V5M9.5 9h5M9.5 13h5',
  people:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM3 20c0-4 2.6-6 6-6s6 2 6 6M16 4.500a3.5 3.5 0 0 1 0 6.200M18 14.500c1.9.9 3 2.7 3 5.5',
  gear: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.500v5M9 14.500v5',
  left: 'M15 5l-7 7 7 7',
  right: 'M9 5l7 7-7 7',
  download: 'M12 4v11M8 11.500l4 4 4-4M5 20h14',
  shield: 'M12 3.5 19 6v6c0 4.5-3 7.5-7 8.5-4-1-7-4-7-8.500V6zM9 12l2.2 2.200L15.2 10',
  list: 'M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  pen: 'M4 20l1-4L16 5l3 3L8 19zM14 7l3 3',
  chair: 'M7 4v9h10V4M7 13v7M17 13v7M7 17h10',
  bot: 'M6 9h12v9H6zM12 9V5.500M12 5h.01M9.5 13h.01M14.5 13h.01M3.5 12v3M20.5 12v3',
  bell: 'M6 17h12l-1.500-2.500V10.500a4.5 4.5 0 0 0-9 0v4zM10.500 20h3M12 6V4',
  star: 'M12 4l2.4 5 5.6.7-4.1 3.8 1.1 5.5-5-2.8-5 2.8 1.1-5.500L4 9.7 9.6 9z',
  lamp: 'M9 17h6M10 20h4M8.5 14.500A5.5 5.5 0 1 1 15.5 14.500C15.2 15 15 15.500 15 16.500H9c0-1-.2-1.500-.5-2z',
  eye: 'M3 12c2-4 5-6 9-6s7 2 9 6c-2 4-5 6-9 6s-7-2-9-6zM12 14.500a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  play: 'M8 5v14l11-7z',
  flag: 'M6 21V4M6 5c4-2.500 8 2.500 13 0v9c-5 2.500-9-2.500-13 0',
  skip: 'M5 5l7 7-7 7M13 5l7 7-7 7',
  search: 'M11 17a6 6 0 1 0 0-12 6 6 0 0 0 0 12zM15.5 15.5 20 20',
} as const;
export type IconName = keyof typeof PATHS;

export function Icon({ name, size = 22 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg className="w-icon" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
