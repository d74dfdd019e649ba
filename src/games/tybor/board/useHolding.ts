// What I am about to do: the card I have taken up, what I plan with it, the building I look at.
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { isFocusLost, useKeyed } from '../../../parts/focus.ts';
import type { BuildingId, PersonId } from '../data/kinds.ts';
import { uses } from '../rules/cost.ts';
import type { Open, Pick, Use } from '../types.ts';
import { type TyborBoardProps, usesOf } from './model.ts';
import type { As } from './Places.tsx';

interface Plan {
  readonly card: PersonId;
  readonly as: As;
  /** The building it shall erect, and how large; null: that is chosen when it is asked. */
  readonly site: Site | null;
}
type Site = Omit<Extract<Use, { as: 'builder' }>, 'as'>;

/** Focus on the first of these that is there, once it is drawn. */
function focusSoon(root: RefObject<HTMLElement | null>, ...selectors: string[]): void {
  requestAnimationFrame(() => {
    for (const selector of selectors) {
      const el = root.current?.querySelector<HTMLElement>(selector);
      if (el === null || el === undefined) continue;
      el.focus();
      return;
    }
  });
}

/** The building that is looked at. */
function useSite(root: RefObject<HTMLElement | null>) {
  const [site, setSite] = useState<BuildingId | null>(null);
  const lookAt = (building: BuildingId): void => {
    setSite(building);
    focusSoon(root, '.ty-sizes button:not(:disabled)');
  };
  const back = (): void => {
    focusSoon(root, `[data-site="${site}"]`);
    setSite(null);
  };
  /** null: it has been built, or none is looked at. */
  const seenSite = (display: readonly BuildingId[]) => (site !== null && display.includes(site) ? site : null);
  return { setSite, seenSite, lookAt, back };
}

export function useHolding(props: TyborBoardProps, root: RefObject<HTMLElement | null>) {
  const { view, decision } = props;
  const [taken, take] = useState<PersonId | null>(null);
  const [plan, setPlan] = useState<Plan | null>(null);
  const { setSite, seenSite, lookAt, back } = useSite(root);
  const [pointed, point] = useState<As | null>(null);
  const isAnswered = useAsPlanned(props, plan, () => setPlan(null));
  const step = isAnswered ? null : (decision?.task.do ?? null);
  const picks = step === 'pick' ? (decision!.options as readonly Pick[]) : [];
  const offered = new Set(picks.map(({ card }) => card));
  const held = step === 'use' ? view.open.shown : picks.some(({ card }) => card === taken) ? taken : null;
  // A new question: what I had in mind for the last one is over. Done while rendering, so that no early click is lost.
  const question = `${step} ${view.open.round} ${view.open.passes}`;
  const [last, setLast] = useState(question);
  if (last !== question) {
    setLast(question);
    take(null);
    setSite(null);
    point(null);
  }
  // A building can be chosen while the card is still in my hand, if I could pay for it now.
  const isPicking = step === 'pick';
  const payable = useMemo(() => (isPicking ? uses(view.open as Open, view.seat!) : NO_USES), [isPicking, view]);
  const planning = held === null ? NO_USES : payable;
  const planned = plan !== null && plan.card === view.open.shown ? plan.as : null;
  const looking = { site: seenSite(view.open.display), lookAt, back };
  const acts = actsOf(props, root, { step, held, picks, payable, take, setPlan, setSite, lookAt });
  return { step, offered, held, plan: planned, intent: plan, ...looking, planning, pointed, point, take, ...acts };
}

interface Acting {
  readonly step: string | null;
  readonly held: PersonId | null;
  readonly picks: readonly Pick[];
  readonly payable: readonly Use[];
  take(card: PersonId | null): void;
  setPlan(plan: Plan | null): void;
  setSite(site: BuildingId | null): void;
  lookAt(site: BuildingId): void;
}

/** What presses and drops do. */
function actsOf({ decision, choose }: TyborBoardProps, root: RefObject<HTMLElement | null>, acting: Acting) {
  const { step, held, picks, payable, take, setPlan, setSite, lookAt } = acting;
  const pick = (card: PersonId, as: As | null, site: Site | null = null): void => {
    const option = picks.find((one) => one.card === card);
    if (option === undefined) return;
    setPlan(as === null ? null : { card, as, site });
    choose(option);
  };
  const build = (use: Use): void => {
    if (step === 'pick' && held !== null && use.as === 'builder') pick(held, 'builder', use);
    else choose(use);
  };
  /** Takes a card up; pressed once more it is picked. */
  const press = (card: PersonId, byKey: boolean): void => {
    if (held === card) pick(card, null);
    else {
      take(card);
      setSite(null);
      if (byKey) focusSoon(root, '.ty-place.is-open');
    }
  };
  const put = (card: PersonId, as: As, at: BuildingId | null = null): void => {
    if (step === 'pick' && at !== null && canBuild(payable, at)) {
      take(card);
      lookAt(at);
    } else if (step === 'pick') pick(card, as);
    else if (step === 'use' && as === 'builder') {
      setSite(at);
      focusSoon(root, at === null ? '.ty-site.is-open' : '.ty-sizes button:not(:disabled)');
    } else if (step === 'use') {
      const option = usesOf(decision!.options).find((use: Use) => use.as === as);
      if (option !== undefined) choose(option);
    }
  };
  const letGo = (): void => {
    if (step !== 'pick') return;
    take(null);
    focusSoon(root, '.ty-handcard[tabindex="0"]');
  };
  return { build, press, put, letGo };
}

const NO_USES: readonly Use[] = [];
const canBuild = (payable: readonly Use[], at: BuildingId): boolean =>
  payable.some((use) => use.as === 'builder' && use.building === at);
const isPlanned = (use: Use, { as, site }: Plan): boolean =>
  use.as === 'builder' ? use.building === site?.building && use.size === site.size : use.as === as;

/**
 * What was planned when the card was picked needs no second press: it is answered as soon as it is asked. A site that
 * was not chosen, or that somebody else has built by then, is still to be chosen; what was taken back is open again. */
function useAsPlanned(
  { view, decision, choose, isLesson = false }: TyborBoardProps,
  plan: Plan | null,
  drop: () => void,
) {
  const isAsked = decision?.task.do === 'use' && plan !== null && view.open.shown === plan.card && !isLesson;
  const option = isAsked ? usesOf(decision.options).find((use) => isPlanned(use, plan)) : undefined;
  const answered = useRef<object | null>(null);
  useEffect(() => {
    if (answered.current !== null && answered.current !== decision) {
      answered.current = null;
      drop();
    } else if (option !== undefined && answered.current === null) {
      answered.current = decision;
      choose(option);
    }
  });
  return option !== undefined;
}
export type Holding = ReturnType<typeof useHolding>;

/** Whoever plays by keyboard finds the focus on the next thing to do, not lost with the button just pressed. */
export function useFocus(root: RefObject<HTMLElement | null>, decision: object | null): void {
  const isKeyed = useKeyed(root);
  useEffect(() => {
    if (decision === null || !isKeyed.current || !isFocusLost()) return;
    focusSoon(root, '.ty-place.is-chosen.is-open', '.ty-place.is-open', '.ty-opt[tabindex="0"]');
  }, [root, decision, isKeyed]);
}
