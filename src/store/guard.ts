import { guardedCircles } from './guard-circles.ts';
import { guardedEvenings } from './guard-evenings.ts';
import { isKey, isText, mustBeKey, mustBeText } from './row.ts';
import type { Store } from './store.ts';

const LONGEST_LIST = 10_000;

const few = (limit: number): number => Math.max(0, Math.min(Math.floor(limit), LONGEST_LIST));

/**
 * The checks that both stores share, so that they refuse the same things in the same way. What cannot be stored is
 * refused on writing and not found on reading.
 */
export function guarded(store: Store): Store {
  let closing: Promise<void> | null = null;
  const open = (): Store => {
    if (closing !== null) throw new Error('the store is closed');
    return store;
  };
  return {
    ...guardedTables(open),
    async claim(what, holder, now, until) {
      mustBeKey('a claim', what);
      mustBeKey("a claim's holder", holder);
      return open().claim(what, holder, now, until);
    },
    release: async (what, holder) => (isKey(what) && isKey(holder) ? open().release(what, holder) : undefined),
    sweepClaims: async (before) => open().sweepClaims(before),
    ...guardedIdentities(open),
    ...guardedDevices(open),
    ...guardedDesk(open),
    ...guardedDoubts(open),
    ...guardedEditions(open),
    ...guardedCircles(open, few),
    ...guardedEvenings(open, few),
    backup: async (file) => open().backup(file),
    backupKind: store.backupKind,
    ...guardedPersonal(open),
    ...guardedMerges(open),
    forget: async (who) => (isKey(who) ? open().forget(who) : undefined),
    listen: (hear, caughtUp) => open().listen(hear, caughtUp),
    async whisper(text) {
      mustBeKey('a whisper', text);
      return open().whisper(text);
    },
    overhear: (hear) => open().overhear(hear),
    note: async (key) => (isKey(key) ? open().note(key) : null),
    async setNote(key, value) {
      mustBeKey('the key of a note', key);
      mustBeText('a note', value);
      return open().setNote(key, value);
    },
    isReady: async () => closing === null && store.isReady(),
    close() {
      closing ??= store.close();
      return closing;
    },
  };
}

function guardedTables(open: () => Store) {
  return {
    append: async (append) => await open().append(append),
    load: async (id) => (isKey(id) ? open().load(id) : null),
    since: async (known) => open().since(known),
    seqOf: async (id) => (isKey(id) ? open().seqOf(id) : 0),
    movedOn: async (known) => open().movedOn(known.filter(({ id }) => isKey(id))),
    entries: async (id, from, to) => (isKey(id) ? open().entries(id, from, to) : []),
    publicTables: async (limit, since = 0) => open().publicTables(few(limit), since),
    tablesOf: async (who, limit) => (isKey(who) ? open().tablesOf(who, few(limit)) : []),
    shelf: async (who, shelf, after, limit) =>
      isKey(who) && (after === null || isKey(after.id)) ? open().shelf(who, shelf, after, few(limit)) : [],
    putAway: async (who, id, isAway) => isKey(who) && isKey(id) && (await open().putAway(who, id, isAway)),
    async openTables(after, limit) {
      mustBeText('where a page begins', after);
      return open().openTables(after, few(limit));
    },
    async botTables(limit, after = '') {
      mustBeText('where a page begins', after);
      return open().botTables(few(limit), after);
    },
    botTablesOf: async (who, limit) => (isKey(who) ? open().botTablesOf(who, few(limit)) : []),
    async dueTables(now, limit, after = '') {
      mustBeText('where a page begins', after);
      return open().dueTables(now, few(limit), after);
    },
    sweepTables: async (before, limit) => open().sweepTables(before, few(limit)),
    packFinished: async (before, limit) => open().packFinished(before, few(limit)),
    takeInFinished: async () => open().takeInFinished(),
    finishedGames: async (of, limit = LONGEST_LIST) =>
      isKey('person' in of ? of.person : of.circle) ? open().finishedGames(of, few(limit)) : [],
  } satisfies Partial<Store>;
}

function guardedIdentities(open: () => Store) {
  return {
    async addIdentity(tokenHash, identity) {
      mustBeKey('a token', tokenHash);
      mustBeKey('a person', identity.who);
      mustBeText('a name', identity.name);
      return open().addIdentity(tokenHash, identity);
    },
    findIdentity: async (tokenHash, now = Date.now()) =>
      isKey(tokenHash) ? open().findIdentity(tokenHash, now) : null,
    async rename(who, name) {
      mustBeText('a name', name);
      if (isKey(who)) await open().rename(who, name);
    },
    async adorn(who, seal, colour) {
      for (const one of [seal, colour]) if (one !== null) mustBeText('a seal or a colour', one);
      if (isKey(who)) await open().adorn(who, seal, colour);
    },
    async addToken(tokenHash, who, once, expiresAt) {
      mustBeKey('a token', tokenHash);
      mustBeKey('a person', who);
      return open().addToken(tokenHash, who, once, expiresAt);
    },
    takeToken: async (tokenHash, now) => (isKey(tokenHash) ? open().takeToken(tokenHash, now) : null),
  } satisfies Partial<Store>;
}

function guardedDevices(open: () => Store) {
  return {
    async seeDevice(device) {
      mustBeText('what a device is', device.about);
      if (isKey(device.hash)) await open().seeDevice(device);
    },
    devicesOf: async (who, now) => (isKey(who) ? open().devicesOf(who, now) : []),
    dropToken: async (who, hash) => isKey(who) && isKey(hash) && (await open().dropToken(who, hash)),
    dropTokens: async (who, but) => (isKey(who) ? open().dropTokens(who, but.filter(isKey)) : undefined),
    lastingTokens: async (hashes, now) => open().lastingTokens(hashes.filter(isKey), now),
  } satisfies Partial<Store>;
}

function guardedPersonal(open: () => Store) {
  return {
    personal: async (who, name) => (isKey(who) && isKey(name) ? open().personal(who, name) : null),
    async personals(name, after, limit) {
      mustBeText('where a page begins', after);
      return isKey(name) ? open().personals(name, after, few(limit)) : [];
    },
    async setPersonal(who, name, value) {
      mustBeKey('a person', who);
      mustBeKey('the name of what is kept', name);
      if (value !== null) mustBeText('what is kept', value);
      return open().setPersonal(who, name, value);
    },
  } satisfies Partial<Store>;
}

function guardedMerges(open: () => Store) {
  return {
    async merge(from, into, personal, now) {
      for (const who of [from, into]) mustBeKey('a person', who);
      for (const [name, value] of Object.entries(personal)) {
        mustBeKey('the name of what is kept', name);
        if (value !== null) mustBeText('what is kept', value);
      }
      return open().merge(from, into, personal, now);
    },
    mergedInto: async (who) => (isKey(who) ? open().mergedInto(who) : null),
    merges: async (since) => open().merges(since),
    endMerge: async (from) => (isKey(from) ? open().endMerge(from) : undefined),
    personalsOf: async (who, prefix, limit) =>
      isKey(who) && isKey(prefix) ? open().personalsOf(who, prefix, few(limit)) : [],
  } satisfies Partial<Store>;
}

function guardedDesk(open: () => Store) {
  return {
    allTables: async (before, limit) => open().allTables(before, few(limit)),
    findPersons: async (name, limit) => (isText(name) ? open().findPersons(name, few(limit)) : []),
    person: async (who) => (isKey(who) ? open().person(who) : null),
    tokensOf: async (who, now) => (isKey(who) ? open().tokensOf(who, now) : 0),
    saidBy: async (who, after, limit) => (isKey(who) ? open().saidBy(who, after, few(limit)) : []),
    dropTable: async (id) => isKey(id) && (await open().dropTable(id)),
    unsay: async (who) => (isKey(who) ? open().unsay(who) : undefined),
    async beginTry(one) {
      for (const key of [one.day, one.game, one.who, one.table]) mustBeKey('a try', key);
      return open().beginTry(one);
    },
    async endTry(one, result) {
      mustBeText('a name', result.name);
      if ([one.day, one.game, one.who].every(isKey)) await open().endTry(one, result);
    },
    tries: async (day, game) => (isKey(day) && (game === undefined || isKey(game)) ? open().tries(day, game) : []),
    triesOf: async (who) => (isKey(who) ? open().triesOf(who) : []),
  } satisfies Partial<Store>;
}

function guardedEditions(open: () => Store) {
  return {
    async keepEdition(edition, most) {
      mustBeKey('an edition', edition.id);
      for (const key of [edition.who, edition.game, edition.hash]) mustBeKey('an edition', key);
      mustBeText('a name', edition.name);
      mustBeText('an edition', edition.data);
      return open().keepEdition(edition, few(most));
    },
    edition: async (id) => (isKey(id) ? open().edition(id) : null),
    editionsFor: async (who, limit) => (isKey(who) ? open().editionsFor(who, few(limit)) : []),
    dropEdition: async (who, id) => isKey(who) && isKey(id) && (await open().dropEdition(who, id)),
  } satisfies Partial<Store>;
}

function guardedDoubts(open: () => Store) {
  return {
    async addDoubt(doubt) {
      mustBeKey('a doubt', doubt.id);
      mustBeKey('a person', doubt.who);
      mustBeText('what is doubted', doubt.data);
      return open().addDoubt(doubt);
    },
    doubts: async (before, limit) => open().doubts(before, few(limit)),
    doubt: async (id) => (isKey(id) ? open().doubt(id) : null),
    doubtsOf: async (who, limit) => (isKey(who) ? open().doubtsOf(who, few(limit)) : []),
    dropDoubt: async (id) => (isKey(id) ? open().dropDoubt(id) : undefined),
  } satisfies Partial<Store>;
}
