import { describe, expect, test } from 'vitest';
import { freshSeed } from '../../src/fair/source.ts';
import { loadGame } from '../../src/games/index.ts';
import { canonical } from '../../src/kernel/canonical.ts';
import { chanceFrom, fastSource } from '../../src/kernel/random.ts';
import { parseRecord, writeRecord } from '../../src/kernel/record.ts';
import { botChair, emptyChair, seedOf } from '../../src/table/doing.ts';
import { verify } from '../../src/table/replay.ts';
import { botsToMove, seenLog } from '../../src/table/seen.ts';
import { playedOf } from '../../src/table/series.ts';
import { recordOf, rematchChairs } from '../../src/table/table.ts';
import { type DraftState, draft } from '../toy/draft.ts';
import { toy } from '../toy/package.ts';
import { At, atTable, idOf } from './at.ts';

const baselland = await loadGame('baselland');

describe('gathering', () => {
  test('chairs are taken once, left, closed and given to bots', () => {
    const at = new At(baselland, [emptyChair('open'), emptyChair('open'), emptyChair('open'), emptyChair('closed')]);
    at.sits('anna', 0);
    expect(at.refused('ben', { do: 'sit', chair: 0 })).toBe('chairTaken');
    expect(at.refused('ben', { do: 'sit', chair: 3 })).toBe('chairTaken');
    expect(at.refused('ben', { do: 'sit', chair: 9 })).toBe('badChair');
    expect(at.refused('anna', { do: 'sit', chair: 1 })).toBe('alreadySeated');
    expect(at.refused('ben', { do: 'sit', chair: 1, promise: 'not a promise' })).toBe('contributionBroken');
    at.sits('ben', 1);
    at.done('ben', { do: 'leave' });
    expect(at.refused('ben', { do: 'leave' })).toBe('notSeated');
    expect(at.refused('ben', { do: 'chair', chair: 1, kind: 'bot', bot: 'greedy' })).toBe('notHost');
    expect(at.refused('anna', { do: 'chair', chair: 0, kind: 'closed' })).toBe('chairTaken');
    expect(at.refused('anna', { do: 'chair', chair: 1, kind: 'bot' })).toBe('unknownBot');
    at.done('anna', { do: 'chair', chair: 1, kind: 'bot', bot: 'random' });
    at.done('anna', { do: 'chair', chair: 2, kind: 'closed' });
    at.starts();
    expect(at.table.phase).toBe('playing');
    expect(at.table.chairs.map((chair) => chair.kind)).toEqual(['person', 'bot']);
  });

  test('a table needs enough players and its host', () => {
    const at = new At(baselland, [emptyChair('open'), emptyChair('open')]);
    at.sits('anna', 0);
    expect(at.refused('ben', { do: 'start' })).toBe('notHost');
    expect(at.refused('anna', { do: 'start' })).toBe('tooFewPlayers');
    expect(at.refused('anna', { do: 'choose', decision: 1, choice: 'c0' })).toBe('wrongPhase');
  });

  test('the host hands on when leaving', () => {
    const at = new At(baselland, [emptyChair('open'), emptyChair('open')]);
    at.sits('anna', 0);
    at.sits('ben', 1);
    at.done('anna', { do: 'leave' });
    expect(at.sees('ben').isHost).toBe(true);
  });
});

describe('promises', () => {
  test('the game begins when everybody has revealed what was promised', () => {
    const at = new At(baselland, [emptyChair('open'), emptyChair('open')]);
    at.sits('anna', 0);
    at.sits('ben', 1);
    at.done('anna', { do: 'start' });
    expect(at.table.phase).toBe('revealing');
    expect(at.refused('ben', { do: 'reveal', contribution: freshSeed() })).toBe('contributionBroken');
    at.done('ben', { do: 'reveal', contribution: at.contributions.get('ben')! });
    expect(at.refused('ben', { do: 'reveal', contribution: at.contributions.get('ben')! })).toBe('wrongPhase');
    expect(at.refused('carl', { do: 'reveal', contribution: freshSeed() })).toBe('notPromised');
    expect(at.table.phase).toBe('revealing');
    at.done('anna', { do: 'reveal', contribution: at.contributions.get('anna')! });
    expect(at.table.phase).toBe('playing');
  });

  test('nothing seen by anybody holds the secret, and only what was promised before the start', () => {
    const at = atTable(baselland, ['anna', 'ben']);
    for (const who of ['anna', 'ben', 'carl', null]) {
      const text = JSON.stringify(at.sees(who));
      expect(text).toContain(at.table.commitment);
      expect(text).not.toContain(at.table.secret);
      expect(text).not.toContain('id-of-');
      for (const contribution of at.contributions.values()) expect(text).not.toContain(contribution);
    }
    expect(writeRecord(recordOf(baselland, at.table))).not.toContain(at.table.secret);
  });
});

describe('choosing', () => {
  test('an answer to an old decision is stale, a repeated act is known', () => {
    const at = atTable(baselland, ['anna', 'ben'], { firstPlayer: 'first' });
    const { decision } = at.sees('anna');
    const wish = { do: 'choose', decision: decision!.number, choice: decision!.notations[0] } as const;
    expect(at.refused('ben', wish)).toBe('notYourTurn');
    expect(at.refused('carl', wish)).toBe('notSeated');
    expect(at.refused('anna', { ...wish, decision: wish.decision - 1 })).toBe('stale');
    expect(at.refused('anna', { ...wish, choice: 'D1@0,0/0' })).toBe('otherTile');
    expect(at.refused('anna', { ...wish, choice: '__proto__' })).toBe('mustLay');
    const outcome = at.does('anna', wish, 'anna 1');
    expect(outcome).toHaveProperty('entry');
    expect(at.table.recent).toEqual([['anna 1', at.table.seq]]);
    expect(at.does('anna', wish)).toHaveProperty('refusal');
  });

  test('the last pick of a turn can be taken back until it is confirmed', () => {
    const at = atTable(baselland, ['anna', 'ben'], { firstPlayer: 'first' });
    const before = canonical(at.table.journal!.state);
    at.picks('anna');
    if (at.sees('anna').decision) at.picks('anna');
    expect(at.sees('anna').mustConfirm).toBe(true);
    expect(at.sees('ben').decision).toBeNull();
    expect(at.sees('ben').waitsFor).toEqual([0]);
    while (at.sees('anna').canUndo) at.done('anna', { do: 'undo' });
    expect(canonical(at.table.journal!.state)).toBe(before);
    at.picks('anna', Math.min(1, at.sees('anna').decision!.options.length - 1));
    if (at.sees('anna').decision) at.picks('anna');
    at.done('anna', { do: 'confirm' });
    expect(at.sees('anna').canUndo).toBe(false);
    expect(at.refused('anna', { do: 'undo' })).toBe('nothingToUndo');
    expect(at.refused('anna', { do: 'confirm' })).toBe('nothingToConfirm');
    expect(at.sees('ben').decision).not.toBeNull();
  });

  test('seats that choose at once do not make each other stale, and see nothing of each other', () => {
    const at = atTable(toy, ['anna', 'ben', 'carl']);
    const answers = ['anna', 'ben', 'carl'].map((who) => at.sees(who).decision!);
    const benBefore = JSON.stringify(at.sees('ben'));
    at.done('anna', { do: 'choose', decision: answers[0].number, choice: answers[0].notations[1] });
    expect(JSON.stringify(at.sees('ben'))).toBe(benBefore);
    const entry = at.done('carl', { do: 'choose', decision: answers[2].number, choice: answers[2].notations[0] });
    expect(seenLog([entry], 1)).toEqual([]);
    expect(seenLog([entry], 2)[0].events).toHaveLength(1);
    at.done('anna', { do: 'undo' });
    at.done('ben', { do: 'choose', decision: answers[1].number, choice: answers[1].notations[0] });
    expect(at.refused('anna', { do: 'choose', decision: answers[0].number, choice: answers[0].notations[1] })).toBe(
      'stale',
    );
  });
});

describe('somebody who keeps changing their mind', () => {
  test('is stopped at some point, can still play and leave, and disturbs nobody else', () => {
    const at = atTable(toy, ['anna', 'ben']);
    for (let i = 0; i < 999; i++) {
      at.table.idleActs[idOf('anna')] = i; // as if done by hand, which takes a while
      if (i > 2 && i < 998) continue;
      at.picks('anna');
      at.done('anna', { do: 'undo' });
    }
    at.picks('anna');
    at.done('anna', { do: 'undo' });
    at.picks('anna');
    for (const wish of [{ do: 'undo' }, { do: 'sitOut' }, { do: 'abandon' }, { do: 'askBack', to: 0 }] as const)
      expect(at.refused('anna', wish)).toBe('enough');
    at.picks('anna');
    at.picks('ben');
    at.done('ben', { do: 'undo' });
    at.done('anna', { do: 'leave' });
  });
});

describe('by consent', () => {
  test('the table goes back when all people agree; the pile stays as it is and the record keeps what was undone', () => {
    const at = atTable(baselland, ['anna', 'ben'], { firstPlayer: 'first' });
    const turn = (who: string) => {
      while (at.sees(who).decision) at.picks(who);
      if (at.sees(who).mustConfirm) at.done(who, { do: 'confirm' });
    };
    turn('anna');
    const state = canonical(at.table.journal!.state);
    const { stepsBack: made } = at.sees('anna');
    turn('ben');
    turn('anna');
    expect(at.refused('anna', { do: 'askBack', to: 99 })).toBe('badBack');
    at.done('ben', { do: 'askBack', to: made });
    expect(at.refused('ben', { do: 'agreeBack' })).toBe('nothingToAgree');
    at.done('anna', { do: 'refuseBack' });
    expect(at.refused('anna', { do: 'agreeBack' })).toBe('nothingToAgree');
    at.done('ben', { do: 'askBack', to: made });
    at.done('anna', { do: 'agreeBack' });
    if (at.sees('anna').mustConfirm) at.done('anna', { do: 'confirm' });
    expect(canonical(at.table.journal!.state)).toBe(state);
    expect(at.table.choices.at(-1)?.text).toBe(`back ${made}`);
  });

  test('whoever plays against bots alone goes back before the own last choice; with people, or in the deal of a day, nobody may', () => {
    const alone = new At(baselland, [emptyChair('open'), botChair('random')], { firstPlayer: 'first' });
    alone.sits('anna', 0);
    alone.starts();
    expect(alone.sees('anna').ownBack).toBeUndefined();
    const begun = canonical(alone.table.journal!.state);
    const { seq } = alone.sees('anna');
    alone.picks('anna');
    expect(alone.sees('anna').ownBack).toBe(0);
    expect(alone.sees(null).ownBack).toBeUndefined();
    expect(alone.sees('anna').seq).toBeGreaterThan(seq);
    alone.done('anna', { do: 'askBack', to: 0 });
    expect(canonical(alone.table.journal!.state)).toBe(begun);
    expect(alone.table.choices.at(-1)?.text).toBe('back 0');
    expect(alone.sees('anna').ownBack).toBeUndefined();
    alone.picks('anna');
    alone.table = { ...alone.table, daily: { day: '2026-01-01' } };
    expect(alone.sees('anna').ownBack).toBeUndefined();

    const two = atTable(baselland, ['anna', 'ben'], { firstPlayer: 'first' });
    two.picks('anna');
    expect(two.sees('anna').ownBack).toBeUndefined();
  });

  test('what all do at once is one step back, however much they did, and a wish to go back outlasts their picks', () => {
    const people = ['anna', 'ben', 'carl'];
    const at = atTable(toy, people, { muse: true });
    const begun = canonical(at.table.journal!.state);
    expect(people.map((who) => at.sees(who).stepsBack)).toEqual([1, 1, 1]);
    for (const option of [0, 0, 1, 0]) at.picks('anna', option);
    expect(people.map((who) => [at.sees(who).stepsBack, at.sees(who).seq - at.sees('ben').seq])).toEqual([
      [1, 4],
      [1, 0],
      [1, 0],
    ]);
    at.done('ben', { do: 'askBack', to: 0 });
    at.picks('carl', 1);
    expect(at.sees('anna').back).toEqual({ to: 0, agreed: [1] });
    expect(at.refused('carl', { do: 'askBack', to: 1 })).toBe('badBack');
    at.done('anna', { do: 'agreeBack' });
    at.done('carl', { do: 'agreeBack' });
    expect(canonical(at.table.journal!.state)).toBe(begun);
    for (const who of people)
      while (at.sees(who).decision?.task.do !== 'crown' && at.sees(who).decision) at.picks(who, 1);
    expect(at.sees('anna').stepsBack).toBe(1);
    for (const who of people) if (at.sees(who).mustConfirm) at.done(who, { do: 'confirm' });
    const crowned = people.find((who) => at.sees(who).decision !== null)!;
    at.picks(crowned, 1);
    if (at.sees(crowned).mustConfirm) at.done(crowned, { do: 'confirm' });
    expect(at.sees('anna').stepsBack).toBe(3); // the trick, the crown, and the trick that has started
    expect(verify(toy.game, { ...recordOf(toy, at.table), seed: seedOf(at.table), proof: {} })).toBeNull();
  });

  test('a game is abandoned when all people want it', () => {
    const at = atTable(baselland, ['anna', 'ben']);
    at.done('anna', { do: 'abandon' });
    at.done('anna', { do: 'stay' });
    at.done('anna', { do: 'abandon' });
    expect(at.table.phase).toBe('playing');
    at.done('ben', { do: 'abandon' });
    expect(at.table.phase).toBe('abandoned');
    const record = recordOf(baselland, at.table);
    expect(record.proof.secret).toBe(at.table.secret);
    expect(verify(baselland.game, record)).toBeNull();
    expect(at.refused('anna', { do: 'choose', decision: 0, choice: '-' })).toBe('wrongPhase');
  });
});

describe('bots and absence', () => {
  test('a bot plays for somebody who sits out, and stops when they come back', () => {
    const at = atTable(baselland, ['anna', 'ben'], { firstPlayer: 'first' });
    expect(botsToMove(baselland, at.table)).toEqual([]);
    at.picks('anna');
    at.done('anna', { do: 'sitOut' });
    expect(at.sees('anna').decision).toBeNull();
    expect(at.refused('anna', { do: 'sitOut' })).toBe('wrongPhase');
    for (const seat of botsToMove(baselland, at.table)) expect(seat).toBe(0);
    at.done('anna', { do: 'comeBack' });
    expect(at.refused('anna', { do: 'comeBack' })).toBe('notOut');
    expect(botsToMove(baselland, at.table)).toEqual([]);
    expect(at.refused(0, { do: 'choose', decision: at.table.decisionNumbers[0], choice: '-' })).toBe('notYourTurn');
  });

  test('an empty chair can be taken over in mid-game, and the proof still holds', () => {
    const at = atTable(baselland, ['anna', 'ben']);
    at.done('ben', { do: 'leave' });
    expect(at.sees(null).chairs[1].kind).toBe('open');
    at.done('carl', { do: 'sit', chair: 1 });
    expect(at.sees('carl').you).toBe(1);
    at.done('anna', { do: 'abandon' });
    at.done('carl', { do: 'abandon' });
    expect(verify(baselland.game, recordOf(baselland, at.table))).toBeNull();
  });
});

describe.each([
  ['baselland', baselland, ['anna', 'ben', 'carl']],
  ['the toy game', toy, ['anna', 'ben', 'carl']],
])('whole games of %s with everything that can happen', (_name, pkg, people) => {
  test.each([1, 2, 3, 4])(
    'game %i ends with a record that verifies, and nobody sees what is not theirs',
    (number) => {
      const at = atTable(pkg, people);
      const chance = chanceFrom(fastSource(`table ${number}`));
      for (let count = 0; at.table.phase === 'playing' && count < 3000; count++) {
        const who = people[chance.random('who', people.length)];
        const { decision, canUndo, mustConfirm, stepsBack: made } = at.sees(who);
        const dice = chance.random('dice', 100);
        if (dice === 0 && made > 0) {
          at.done(who, { do: 'askBack', to: Math.max(0, made - 1 - chance.random('to', 6)) });
          for (const other of people) if (other !== who && at.table.back) at.done(other, { do: 'agreeBack' });
        } else if (dice < 6 && canUndo) at.done(who, { do: 'undo' });
        else if (mustConfirm) at.done(who, { do: 'confirm' });
        else if (decision) at.picks(who, chance.random('option', decision.options.length));
        checkSecrets(at, people);
      }
      expect(at.table.phase).toBe('finished');
      const record = recordOf(pkg, at.table);
      expect(parseRecord(writeRecord(record))).toEqual(record);
      expect(verify(pkg.game, record)).toBeNull();
      expect(at.sees(null).result?.winners).toEqual(record.result?.winners);
      expect(at.log.map((entry) => entry.seq)).toEqual(at.log.map((_, i) => i + 1));
      expect(playedOf(pkg, at.table).results.filter((result) => result.won).length).toBeGreaterThan(0);
    },
    60_000,
  );
});

/** In the toy game hands are secret: a viewer's document never holds another's cards. */
function checkSecrets(at: At, people: readonly string[]): void {
  if (at.pkg.game.id !== draft.id || at.table.journal === null) return;
  const { own } = at.table.journal.state as DraftState;
  people.forEach((who, seat) => {
    const view = at.sees(who).view!;
    view.own.forEach((seenOwn, other) => {
      if (other === seat) expect(seenOwn).toEqual(own[seat]);
      else expect(seenOwn).toEqual({ hand: own[other].hand.length });
    });
  });
}

describe('a rematch', () => {
  test('has the same players on shuffled chairs, bots as they were', () => {
    const at = new At(baselland, [emptyChair('open'), botChair('greedy'), botChair('random')]);
    at.sits('anna', 0);
    at.starts();
    const chairs = rematchChairs(at.pkg, at.table, fastSource('rematch'));
    expect(chairs.map((chair) => chair.name).sort()).toEqual(['anna', 'greedy', 'random']);
    expect(chairs.filter((chair) => chair.kind === 'open').map((chair) => chair.name)).toEqual(['anna']);
    expect(at.refused('anna', { do: 'rematch', next: 'x' })).toBe('wrongPhase');
  });
});
