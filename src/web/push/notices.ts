import type { Language } from '../../text/languages.ts';
import type { Ok } from '../../wire/form.ts';
import type { MailAnswer, NewNotices, Notices, TestBody, Tested } from '../../wire/notices.ts';
import type { Way } from '../../wire/values.ts';
import { json } from '../lib/api.ts';

export const notices = {
  read: (): Promise<Notices> => json('GET', '/me/notices'),
  set: (some: Omit<NewNotices, 'language'>, language: Language): Promise<Notices> =>
    json('PUT', '/me/notices', { language, ...some } satisfies NewNotices),
  drop: (way: Way, device?: string): Promise<Notices> =>
    json('DELETE', `/me/notices?way=${way}${device === undefined ? '' : `&device=${device}`}`),
  test: (way: Way): Promise<Tested> => json('POST', '/me/notices/test', { way } satisfies TestBody),
  answer: (what: MailAnswer['what'], token: string): Promise<Ok> =>
    json('POST', '/notices/mail', { what, token } satisfies MailAnswer),
};
