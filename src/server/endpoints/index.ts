import type { Endpoint } from '../endpoint.ts';
import { record, rematch } from './ended.ts';
import { games } from './games.ts';
import { forgetMe, myName, nameMe, recoverMe, recoveryLink } from './me.ts';
import { answerMail, dropNotices, myNotices, setNotices, testNotices } from './notices.ts';
import { doAct, myTables, openATable, publicTables, readTable } from './tables.ts';

/** Everything that can be asked for over plain HTTP. */
export const ENDPOINTS: readonly Endpoint[] = [
  games,
  nameMe,
  myName,
  recoveryLink,
  recoverMe,
  forgetMe,
  myNotices,
  setNotices,
  dropNotices,
  testNotices,
  answerMail,
  openATable,
  publicTables,
  myTables,
  readTable,
  doAct,
  rematch,
  record,
];
