// The checks of what belongs to circles, as `guard.ts` has them for the rest.
import type { CircleStore } from './circles.ts';
import { isKey, mustBeKey, mustBeText } from './row.ts';

export function guardedCircles(open: () => CircleStore, few: (limit: number) => number): CircleStore {
  return {
    async addCircle(circle) {
      for (const key of [circle.id, circle.code, circle.founder]) mustBeKey('a circle', key);
      mustBeText('the name of a circle', circle.name);
      return open().addCircle(circle);
    },
    circle: async (id) => (isKey(id) ? open().circle(id) : null),
    circleByCode: async (code) => (isKey(code) ? open().circleByCode(code) : null),
    circlesOf: async (who) => (isKey(who) ? open().circlesOf(who) : []),
    async changeCircle(id, wishes) {
      for (const value of Object.values(wishes)) if (typeof value === 'string') mustBeText('a wish', value);
      if (isKey(id)) await open().changeCircle(id, wishes);
    },
    joinCircle: async (id, code, who, now, most) =>
      isKey(id) && isKey(code) && isKey(who) && (await open().joinCircle(id, code, who, now, most)),
    leaveCircle: async (id, who) => (isKey(id) && isKey(who) ? open().leaveCircle(id, who) : undefined),
    removeFromCircle: async (id, who, now) =>
      isKey(id) && isKey(who) ? open().removeFromCircle(id, who, now) : undefined,
    removedFrom: async (id) => (isKey(id) ? open().removedFrom(id) : []),
    readmit: async (id, who) => (isKey(id) && isKey(who) ? open().readmit(id, who) : undefined),
    wantCircleNotices: async (id, who, wants) =>
      isKey(id) && isKey(who) ? open().wantCircleNotices(id, who, wants) : undefined,
    dropCircle: async (id) => (isKey(id) ? open().dropCircle(id) : undefined),
    async addCircleTable(id, table, now) {
      for (const key of [id, table]) mustBeKey("a circle's table", key);
      return open().addCircleTable(id, table, now);
    },
    circleTables: async (id, limit) => (isKey(id) ? open().circleTables(id, few(limit)) : []),
    async addCircleLine(id, line, kept) {
      for (const text of [line.id, line.name, line.text ?? '']) mustBeText('what is said', text);
      if (isKey(id)) await open().addCircleLine(id, line, kept);
    },
    circleLines: async (id, before, limit) =>
      isKey(id) && (before === null || isKey(before)) ? open().circleLines(id, before, few(limit)) : [],
    unsayInCircle: async (id, line, who) =>
      isKey(id) && isKey(line) && (who === null || isKey(who)) && (await open().unsayInCircle(id, line, who)),
    saidInCircles: async (who, after, limit) => (isKey(who) ? open().saidInCircles(who, after, few(limit)) : []),
    unsayInCircles: async (who) => (isKey(who) ? open().unsayInCircles(who) : undefined),
  };
}
