import type { ExampleWords } from '../../../../text/example.ts';
import { kitOf } from '../../../../text/kit.ts';

const points = (n: number): string => kitOf('de').counted(n, 'Punkt', 'Punkte');

export const examples: Readonly<Record<string, ExampleWords>> = {
  X1: {
    title: 'Eine Straße aus drei Plättchen',
    given:
      'Miras Wegelagerer steht auf der Straße, die an ihrer Kreuzung endet. Leg das Kloster an das andere Ende (R7.3).',
    outcome: ([mira]) =>
      `Die Straße führt von der Kreuzung über das Startplättchen zum Kloster: drei Plättchen, ${points(mira)} für Mira (R7.4). Ihr Wegelagerer geht nach Hause (R8.1).`,
  },
  X2: {
    title: 'Eine Straße im Kreis',
    given: 'Drei Kurven liegen im Quadrat, Miras Wegelagerer steht darauf. Leg die vierte.',
    outcome: ([mira]) =>
      `Ein Ring hat kein Ende und ist trotzdem fertig (R7.3). Vier Plättchen: ${points(mira)} für Mira.`,
  },
  X3: {
    title: 'Ein Plättchen zählt einmal',
    given: 'Miras Straße verlässt die Kreuzung nach Süden und kommt von Osten zurück. Leg die letzte Kurve.',
    outcome: ([mira]) =>
      `Die Straße führt zweimal über die Kreuzung, aber ein Plättchen zählt nur einmal (R7.4). Vier Plättchen: ${points(mira)} für Mira.`,
  },
  X4: {
    title: 'Die kleinste Stadt',
    given: 'Leg den Stadtrand über das Startplättchen und setz einen Ritter in die Stadt.',
    outcome: ([you]) =>
      `Zwei Teile sind schon eine ganze Stadt: ${points(you)} für dich (R7.6). Setzen, werten und heimkehren gehen in einem Zug (R8.3).`,
  },
  X5: {
    title: 'Ein Wappen',
    given: 'Miras Ritter steht in einer Stadt mit Wappen. Schließ sie für Mira und setz niemanden.',
    outcome: ([mira]) => `Drei Teile und ein Wappen: ${points(mira)} für Miras Ritter (R7.6).`,
  },
  X6: {
    title: 'Ein Flüchtling neben einer fremden Stadt',
    given:
      'Miras Ritter steht in einer Stadt mit Wappen. Schließ sie und setz einen Flüchtling auf die Wiese vor der Mauer (R5.7).',
    outcome: ([mira, you]) =>
      `Miras Ritter bekommt ${points(mira)}. Dein Flüchtling bekommt sofort ${points(you)}, einen je Teil; das Wappen zählt für ihn nicht (R7.7). Er bleibt auf seiner Wiese (R8.4).`,
  },
  X7: {
    title: 'Flüchtlinge von zweien',
    given:
      'Auf der einen Seite der Stadt steht Miras Flüchtling. Schließ die Stadt und setz deinen auf die andere Seite.',
    outcome: ([mira, you]) =>
      `Die beiden Wiesen hängen nicht zusammen. Jeder Flüchtling wird voll bezahlt: ${points(mira)} für Mira, ${points(you)} für dich (R7.8). Dass kein Ritter da ist, ändert nichts.`,
  },
  X8: {
    title: 'Zwei eigene Flüchtlinge',
    given: 'Dein Flüchtling steht schon an der Stadt. Schließ sie und setz einen zweiten.',
    outcome: ([you]) => `Jeder Flüchtling wird für sich bezahlt: ${points(you)} für dich (R7.8).`,
  },
  X9: {
    title: 'Ritter und Flüchtling von dir',
    given: 'Dein Ritter steht in der Stadt. Schließ sie und setz einen Flüchtling auf die Wiese davor.',
    outcome: ([you]) => `Beide werden bezahlt: zusammen ${points(you)} (Q11).`,
  },
  X10: {
    title: 'Eine besetzte Wiese',
    given:
      'Auf der Wiese steht Miras Flüchtling. Leg den Stadtrand daneben und sieh, was angeboten wird: der Ritter, aber kein Flüchtling.',
    outcome: () =>
      'Deine Wiese hängt mit ihrer zusammen, darum darf dort kein anderer stehen (R5.5). Mit der Stadt ist es anders: Dein Ritter darf hinein (R5.4).',
  },
  X11: {
    title: 'Ein Flüchtling zwischen zwei Städten',
    given:
      'Miras Flüchtling steht zwischen zwei Städten. Die südliche hat ihn schon bezahlt. Schließ die nördliche mit einem eigenen Ritter.',
    outcome: ([mira, you]) =>
      `Ein Flüchtling gehört zu jeder Stadt, an die sein eigenes Wiesenstück grenzt (R7.9). Mira hat jetzt ${points(mira)}, dein Ritter bringt ${points(you)}.`,
  },
  X11h: {
    title: 'Dasselbe mit der Zuflucht',
    given:
      'Mit der Option Zuflucht geht ein Flüchtling heim, sobald ihn eine Stadt bezahlt hat. Miras ist fort. Schließ die nördliche Stadt.',
    outcome: ([mira, you]) =>
      `Auf der Wiese steht niemand mehr: Mira bleibt bei ${points(mira)}, du bekommst ${points(you)} (R10).`,
  },
  X12: {
    title: 'Wie weit ein Flüchtling reicht',
    given:
      'Dein Flüchtling steht auf dem ersten Plättchen; die Wiese geht auf dem daneben weiter. Schließ die Stadt dort drüben mit einem Ritter.',
    outcome: ([you]) =>
      `Die fertige Stadt grenzt nicht an das Wiesenstück deines Flüchtlings, also wird nur der Ritter bezahlt: ${points(you)} (Q3).`,
  },
  X12c: {
    title: 'Dasselbe mit dem Lager',
    given:
      'Mit der Option Lager gehört ein Flüchtling zu jeder Stadt, an die seine ganze Wiese grenzt. Schließ die Stadt noch einmal.',
    outcome: ([you]) => `Jetzt wird auch der Flüchtling bezahlt: zusammen ${points(you)} (R10, Q3).`,
  },
  X13: {
    title: 'Wiesen, die später zusammenwachsen',
    given:
      'Miras Flüchtling steht südlich der Straße, deiner nördlich. Sie lässt die Straße an einem Kloster enden, und aus zwei Wiesen wird eine. Schließ dann deine Stadt.',
    outcome: ([mira, you]) =>
      `Beide Flüchtlinge bleiben stehen (Q14). Die Stadt grenzt an dein Wiesenstück, nicht an Miras: ${points(you)} für dich, ${points(mira)} für Mira.`,
  },
  X14: {
    title: 'Gleich viele Ritter',
    given:
      'Zwei Städte, in jeder ein Ritter: Miras und deiner. Leg das Plättchen, das beide verbindet und die Mauer schließt.',
    outcome: ([mira, you]) =>
      `Bei einem Ritter auf jeder Seite bekommt ihr beide alles: ${points(mira)} für Mira, ${points(you)} für dich (R7.10). Ein Plättchen mit zwei Teilen der Stadt zählt einmal (Q7).`,
  },
  X15: {
    title: 'Die Mehrheit',
    given: 'Drei Städte, zwei mit einem Ritter von Mira, eine mit deinem. Leg die Mitte der Stadt dazwischen.',
    outcome: ([mira, you]) =>
      `In der Stadt, die so entsteht, hat Mira zwei Ritter und du einen: ${points(mira)} für Mira, ${points(you)} für dich (R7.10). Alle drei gehen nach Hause.`,
  },
  X16: {
    title: 'Ein Kloster',
    given: 'Miras Mönch wartet auf das letzte Feld um sein Kloster. Füll es.',
    outcome: ([mira]) => `Der Mönch bringt sofort ${points(mira)}, obwohl du am Zug bist (R7.12).`,
  },
  X17: {
    title: 'Die Schlusswertung',
    given: 'Das letzte Plättchen. Leg es an und setz einen Flüchtling; dann wird das Unfertige gewertet.',
    outcome: ([mira, you]) =>
      `Miras Stadt hat zwei Teile und ein Wappen, ihr Kloster drei Nachbarn; deine Straße ist zwei Plättchen lang (R9.2). Flüchtlinge bringen am Ende nichts (R9.4). Mira hat ${points(mira)}, du hast ${points(you)}.`,
  },
  X18: {
    title: 'Ein Plättchen, das nirgends passt',
    given: 'Schließ die Stadt. Das nächste Plättchen im Stapel hat auf allen vier Seiten Stadt.',
    outcome: () => 'Es passt nirgends, verlässt also das Spiel, und Mira zieht noch einmal (R4.6).',
  },
  X19: {
    title: 'Ein Flüchtling an einer Stadt ohne Wappen',
    given: 'Schließ Miras Stadt und setz einen Flüchtling davor.',
    outcome: ([mira, you]) =>
      `Drei Teile: ${points(mira)} für Miras Ritter, ${points(you)} für deinen Flüchtling (R7.7).`,
  },
};
