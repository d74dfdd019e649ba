import type { Sign } from '../../wire/values.ts';

// Drawn for 24 by 24, as the other icons of the house.
const FACE = 'M12 20.500a8.500 8.500 0 1 0 0-17 8.500 8.500 0 0 0 0 17z';
const PATHS: Readonly<Record<Sign, string>> = {
  well: 'M7 11v9H4v-9zM7 11l4-7.500c1.500 0 2.500 1 2.300 2.700L12.800 10H18c1.500 0 2.300 1.200 2 2.500l-1.300 5.700c-.3 1.200-1 1.800-2.200 1.800H7',
  thanks:
    'M12 20C6 15.500 3.500 12.500 3.500 9.200 3.500 6.800 5.300 5 7.600 5c1.800 0 3.300 1 4.400 2.700C13.100 6 14.600 5 16.400 5c2.300 0 4.100 1.800 4.100 4.200C20.500 12.500 18 15.500 12 20z',
  laugh: `${FACE}M8 13c.6 2.300 2 3.500 4 3.500s3.400-1.200 4-3.500zM8.500 9.500h.01M15.500 9.500h.01`,
  wonder: `${FACE}M12 17.200a1.900 1.900 0 1 0 0-3.800 1.900 1.900 0 0 0 0 3.800zM8.500 9.300h.01M15.500 9.300h.01`,
  moment:
    'M7 3.500h10M7 20.500h10M8 3.500c0 4.500 8 4.500 8 8.500s-8 4-8 8.500M16 3.500c0 4.500-8 4.500-8 8.500s8 4 8 8.500',
};

export const SignIcon = ({ sign, size = 22 }: { readonly sign: Sign; readonly size?: number }) => (
  <svg className="w-icon" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
    <path d={PATHS[sign]} />
  </svg>
);
