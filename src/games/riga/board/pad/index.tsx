// The score pad of Riga: everybody's town and hand, the Grand Master tiles, the mayors.
import '../pigments.css';
import '../signs.css';
import '../cards.css';
import '../masters.css';
import './pad.css';
import { Card } from '../../../../parts/Card.tsx';
import { Field } from '../../../../parts/pad/Field.tsx';
import { Form, Seats } from '../../../../parts/pad/Form.tsx';
import { Shelf } from '../../../../parts/pad/Shelf.tsx';
import { Trouble } from '../../../../parts/pad/Trouble.tsx';
import { Zone } from '../../../../parts/pad/Zone.tsx';
import type { PadEntryProps } from '../../../../parts/pad.ts';
import { type City, GOOD_ROWS, GOODS, type Good } from '../../data/goods.ts';
import type { GoodId } from '../../data/kinds.ts';
import { type PadPosition, POSITION } from '../../pad-shape.ts';
import type { ModuleId } from '../../types.ts';
import type { RigaWords } from '../../words/index.ts';
import { Coins, Crest, Icon } from '../art.tsx';
import { GoodFace } from '../cards.tsx';
import { Pigments } from '../Pigments.tsx';
import { boxOf, citiesOf, lookOf, placeName, TOWN } from './cards.tsx';
import { PadMasters } from './Masters.tsx';
import { settled, withModules } from './model.ts';
import { typingOf } from './Typing.tsx';

export { emptyPad, isPad, withPlayers } from './model.ts';
export const takesTyped = true;

type EntryProps = PadEntryProps<PadPosition, RigaWords>;

export function PadEntry(props: EntryProps) {
  const { value, change, players, lit } = props;
  const { board: words, entry: pad } = props.words;
  return (
    <Form of={POSITION} className="rg-paint rgp" {...{ value, change, players, lit }}>
      <Pigments />
      <Field
        at="modules"
        look={{ label: pad.modules, name: (id) => words.names.modules[id as ModuleId] }}
        change={(ids: readonly ModuleId[]) => change(withModules(value, ids))}
      />
      <Trouble at={['players']} isExact />
      <Seats>{(at, seat) => <Town {...props} at={at} seat={seat} />}</Seats>
      <Shelf
        legend={pad.kinds}
        box={boxOf(value, words, pad)}
        placeName={(place) => placeName(pad, place)}
        settle={settled(value)}
      />
      {value.modules.includes('GM') && (
        <PadMasters {...{ value, words, pad, lit }} change={(masters) => change({ ...value, masters })} />
      )}
    </Form>
  );
}

type TownProps = EntryProps & { readonly at: string; readonly seat: number };
/** What a player has: houses in the town, goods and buildings in hand, coins, spaces on the mayors' tracks. */
function Town({ at, seat, value, change, words: { board: words, entry: pad } }: TownProps) {
  const player = value.players[seat];
  return (
    <div className="rgp-town">
      <Trouble at={[at]} isExact />
      {[...player.buildings, ...player.rigaBuildings].length > 0 && <p className="rgp-typing">{pad.typing}</p>}
      <Zone
        lists={TOWN}
        label={pad.town}
        empty={pad.empty}
        look={{ ...lookOf(value, words, pad, true), typing: typingOf({ value, change, words, pad }) }}
        groups={citiesOf(value, words)}
      />
      <Zone lists={['handBuildings']} label={pad.hand} look={lookOf(value, words, pad, false)}>
        <div className="k-counts">
          <Field
            at={`${at}.hand`}
            look={{
              label: pad.hand,
              name: (good) => words.names.goods[good as Good],
              sign: (good) => <GoodSign good={good as Good} name={words.names.goods[good as Good]} />,
              most: (good) => GOOD_ROWS[good as Good].count,
            }}
          />
          <Field at={`${at}.coins`} look={{ label: pad.coins, sign: () => <Coins count={2} /> }} />
          {value.modules.includes('RG') && (
            <Field
              at={`${at}.stored`}
              look={{ label: pad.stored, sign: () => <Icon name="wechselstube" size={30} /> }}
            />
          )}
        </div>
      </Zone>
      {value.modules.includes('BM') && (
        <section aria-label={pad.mayors}>
          <h3 aria-level={2}>{pad.mayors}</h3>
          <p>{pad.mayorsAbout}</p>
          <div className="k-counts">
            <Field
              at={`${at}.mayors`}
              look={{
                label: pad.mayors,
                name: (city) => words.names.places[city as City],
                sign: (city) => <Crest place={city as City} size={30} />,
              }}
            />
          </div>
          <Field
            at={`${at}.mayorOf`}
            look={{ label: pad.mayor, name: (city) => pad.mayorOf(words.names.places[city as City]) }}
          />
        </section>
      )}
    </div>
  );
}

const GoodSign = ({ good, name }: { readonly good: Good; readonly name: string }) => (
  <Card className="rg-card rgp-good">
    <GoodFace good={GOODS.indexOf(good) as GoodId} name={name} />
  </Card>
);
