// Finished games in figures: of one person, or of all people in them. A page brings the games.
import type { CSSProperties, ReactNode } from 'react';
import type { FinishedGame } from '../../stats/finished.ts';
import { type GameSummary, type RecordHeld, type Summary, summaryOf } from '../../stats/summary.ts';
import type { LabWords } from '../../text/lab.ts';
import { useAbout } from '../lib/about-game.ts';
import { Link } from '../lib/router.ts';
import { useKit, useWords } from '../lib/words.ts';
import { thingOf, useLabWords } from './lab-words.ts';
import { PointsCurve } from './PointsCurve.tsx';
import './statistics.css';

interface StatisticsProps {
  readonly games: readonly FinishedGame[];
  /** Whose seats are looked at, as `who` names them. */
  readonly me: string;
}

export function Statistics({ games, me }: StatisticsProps) {
  const words = useWords('statistics');
  const { lang } = useWords();
  const summary = summaryOf(games, me);
  return (
    <div className="w-stats" lang={lang.statistics}>
      <Totals summary={summary} />
      <GameCards games={summary.games} isOfOne />
      <p className="w-about">{words.counting}</p>
    </div>
  );
}

interface GameCardsProps {
  readonly games: readonly GameSummary[];
  /** Placings and single games are only told of one person. */
  readonly isOfOne?: boolean;
}

/** Game by game. */
export const GameCards = ({ games, isOfOne = false }: GameCardsProps) =>
  games.map((one) => <GameCard key={one.game} summary={one} isOfOne={isOfOne} />);

function Totals({ summary: { played, wins, minutes, streak } }: { readonly summary: Summary }) {
  const { totals } = useWords('statistics');
  const kit = useKit();
  const figures: [string, string][] = [
    [totals.played, kit.number(played)],
    [totals.wins, kit.number(wins)],
    [totals.time, kit.span(minutes * 60_000)],
    [totals.streak, kit.number(streak)],
  ];
  return (
    <dl className="w-stats-totals">
      {figures.map(([name, figure]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}

interface GameCardProps {
  readonly summary: GameSummary;
  readonly isOfOne: boolean;
}

function GameCard({ summary, isOfOne }: GameCardProps) {
  const words = useWords('statistics');
  const { title, lang } = useAbout(summary.game);
  const lab = useLabWords(summary.game);
  const { places, history, sources, favourites, records } = summary;
  return (
    <section className="w-card w-stats-game">
      <h2 lang={lang}>{title}</h2>
      <div className="w-stats-parts">
        {isOfOne && (
          <Part title={words.placings}>
            <Bars rows={places.map((n, i) => ({ name: words.place(i + 1), n, said: words.times(n) }))} />
          </Part>
        )}
        {isOfOne && history.length > 0 && (
          <Part title={words.points}>
            <PointsCurve history={history} />
          </Part>
        )}
        {lab !== null && sources.length > 0 && (
          <Part title={words.sources}>
            <Bars
              rows={sources.map(({ label, points }) => ({
                name: lab.lines[label] ?? label,
                n: points,
                said: words.aGame(points),
              }))}
            />
          </Part>
        )}
        {lab !== null && favourites.length > 0 && <Favourites lab={lab} favourites={favourites} />}
        {lab !== null && records.length > 0 && <Records lab={lab} records={records} isOfOne={isOfOne} />}
      </div>
    </section>
  );
}

interface FavouritesProps extends Pick<GameSummary, 'favourites'> {
  readonly lab: LabWords;
}

function Favourites({ lab, favourites }: FavouritesProps) {
  const words = useWords('statistics');
  return (
    <Part title={words.favourites}>
      <ol className="w-stats-list">
        {favourites.map(({ thing, times }) => (
          <li key={thing}>
            {thingOf(lab, thing)} <span className="w-about">{words.times(times)}</span>
          </li>
        ))}
      </ol>
    </Part>
  );
}

const DAY = { dateStyle: 'medium' } as const;

interface RecordsProps extends Pick<GameSummary, 'records'> {
  readonly isOfOne: boolean;
  readonly lab: LabWords;
}

function Records({ lab, records, isOfOne }: RecordsProps) {
  const words = useWords('statistics');
  const kit = useKit();
  return (
    <Part title={words.records}>
      <table className="w-stats-table">
        <tbody>
          {records.map((one) => (
            <tr key={one.key}>
              <th scope="row">{recordName(one, lab, words.mostPoints)}</th>
              <td>
                <b>{kit.number(one.value)}</b>
              </td>
              <td>
                <Link to={`/t/${one.table}`} className="w-link">
                  {isOfOne ? kit.date(one.at, DAY) : words.held(one.name, kit.date(one.at, DAY))}
                </Link>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Part>
  );
}

const recordName = ({ key }: RecordHeld, { records }: LabWords, most: string): string => records?.[key] ?? most;

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <div className="w-stats-part">
    <h3>{title}</h3>
    {children}
  </div>
);

interface BarsProps {
  readonly rows: readonly { readonly name: string; readonly n: number; readonly said: string }[];
}

/** A table whose last column is drawn: the figure stands beside its bar. */
function Bars({ rows }: BarsProps) {
  const most = Math.max(1, ...rows.map(({ n }) => Math.abs(n)));
  return (
    <table className="w-stats-bars">
      <tbody>
        {rows.map(({ name, n, said }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{said}</td>
            <td aria-hidden="true">
              {n !== 0 && (
                <i
                  className={n < 0 ? 'is-minus' : undefined}
                  style={{ '--share': Math.abs(n) / most } as CSSProperties}
                />
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
