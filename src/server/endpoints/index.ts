import type { Endpoint } from '../endpoint.ts';
import { guestAddresses } from './addresses.ts';
import { inviteBeside } from './beside.ts';
import { CIRCLE_CHAT } from './circle-chat.ts';
import { circleStatistics } from './circle-statistics.ts';
import { CIRCLE_TALLY } from './circle-tally.ts';
import { CIRCLES } from './circles.ts';
import { dailyDeals, playDaily } from './daily.ts';
import { DESK } from './desk.ts';
import { myDevices, signOut, signOutOthers } from './devices.ts';
import { DOUBTS } from './doubts.ts';
import { EDITIONS } from './editions.ts';
import { record, rematch } from './ended.ts';
import { EVENINGS } from './evenings.ts';
import { games } from './games.ts';
import { houseNews } from './house.ts';
import { exportMe, forgetMe, myName, nameMe, recoverMe, recoveryLink } from './me.ts';
import { MERGING } from './merge.ts';
import { myGames, picture, putGameAway } from './mine.ts';
import { answerMail, dropNotices, myNotices, setNotices, testNotices } from './notices.ts';
import { lookBack } from './past.ts';
import { keepRecord } from './records.ts';
import { makeSeatKey, takeSeatKey } from './seat-keys.ts';
import { dayCard, moment } from './share.ts';
import { SLIPS } from './slips.ts';
import { myStatistics, myStatisticsFile } from './statistics.ts';
import { doAct, gallery, myTables, openATable, publicTables, readLog, readTable } from './tables.ts';
import { WAYS_BACK } from './ways-back.ts';

/** Everything that can be asked for over plain HTTP. */
export const ENDPOINTS: readonly Endpoint[] = [
  games,
  nameMe,
  myName,
  recoveryLink,
  recoverMe,
  forgetMe,
  exportMe,
  myDevices,
  signOut,
  signOutOthers,
  myNotices,
  setNotices,
  dropNotices,
  testNotices,
  answerMail,
  openATable,
  publicTables,
  myTables,
  myGames,
  putGameAway,
  picture,
  moment,
  dayCard,
  myStatistics,
  myStatisticsFile,
  readTable,
  readLog,
  doAct,
  inviteBeside,
  ...SLIPS,
  ...MERGING,
  makeSeatKey,
  takeSeatKey,
  lookBack,
  rematch,
  record,
  gallery,
  dailyDeals,
  playDaily,
  ...CIRCLES,
  ...CIRCLE_CHAT,
  ...CIRCLE_TALLY,
  circleStatistics,
  houseNews,
  guestAddresses,
  ...DESK,
  ...DOUBTS,
  ...EVENINGS,
  ...EDITIONS,
  ...WAYS_BACK,
  keepRecord,
];
