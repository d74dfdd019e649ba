import type { PageWords } from '../../index.ts';
import { sayings } from '../sayings.ts';
import { absences } from './absences.ts';
import { acts } from './acts.ts';
import { back } from './back.ts';
import { bots } from './bots.ts';
import { chat } from './chat.ts';
import { clocks } from './clocks.ts';
import { closing } from './closing.ts';
import { end } from './end.ts';
import { faces } from './faces.ts';
import { gather } from './gather.ts';
import { general } from './general.ts';
import { helps } from './helps.ts';
import { here } from './here.ts';
import { hint } from './hint.ts';
import { holidays } from './holidays.ts';
import { home } from './home.ts';
import { house } from './house.ts';
import { link } from './link.ts';
import { lost } from './lost.ts';
import { menu } from './menu.ts';
import { mishap } from './mishap.ts';
import { nav } from './nav.ts';
import { offline } from './offline.ts';
import { paces } from './paces.ts';
import { problems } from './problems.ts';
import { recover } from './recover.ts';
import { rules } from './rules.ts';
import { setup } from './setup.ts';
import { table } from './table.ts';
import { version } from './version.ts';
import { where } from './where.ts';

export const pages: PageWords = {
  absences,
  acts,
  back,
  bots,
  chat,
  clocks,
  closing,
  end,
  faces,
  gather,
  general,
  helps,
  here,
  hint,
  holidays,
  home,
  house,
  link,
  lost,
  menu,
  mishap,
  nav,
  offline,
  paces,
  problems,
  recover,
  rules,
  setup,
  table,
  version,
  where,
  sayings,
};
