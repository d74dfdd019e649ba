// A circle's part of the server's interface.
import type {
  CircleAnswer,
  CircleChanges,
  CirclePage,
  CirclePreview,
  CircleTally,
  MyCircles,
  SpokenPage,
} from '../../wire/circles.ts';
import type { MemberDeed } from '../../wire/values.ts';
import { ask, json } from '../lib/api.ts';

const at = (id: string): string => `/circles/${id}`;

export const circleApi = {
  mine: async () => (await json<MyCircles>('GET', '/circles')).circles,
  found: (name: string): Promise<CircleAnswer> => json('POST', '/circles', { name }),
  preview: (code: string): Promise<CirclePreview> => json('GET', `/circle-links/${code}`),
  join: (code: string): Promise<CircleAnswer> => json('POST', `/circle-links/${code}/join`),
  read: (id: string, query: URLSearchParams): Promise<CirclePage> => json('GET', `${at(id)}?${query}`),
  tally: (id: string): Promise<CircleTally> => json('GET', `${at(id)}/tally`),
  change: async (id: string, changes: CircleChanges): Promise<void> => void (await ask('PUT', at(id), changes)),
  renewLink: async (id: string): Promise<void> => void (await ask('POST', `${at(id)}/link`)),
  treat: async (id: string, tag: string, deed: MemberDeed): Promise<void> =>
    void (await ask('POST', `${at(id)}/members/${tag}`, { do: deed })),
  wantNotices: async (id: string, wantsNotices: boolean): Promise<void> =>
    void (await ask('PUT', `${at(id)}/me`, { wantsNotices })),
  leave: async (id: string): Promise<void> => void (await ask('DELETE', `${at(id)}/me`)),
  drop: async (id: string): Promise<void> => void (await ask('DELETE', at(id))),
  say: async (id: string, text: string): Promise<void> => void (await ask('POST', `${at(id)}/chat`, { text })),
  earlier: (id: string, before: string): Promise<SpokenPage> => json('GET', `${at(id)}/chat?before=${before}`),
  unsay: async (id: string, line: string): Promise<void> => void (await ask('DELETE', `${at(id)}/chat/${line}`)),
};
