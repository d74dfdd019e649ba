import type { Rulebook } from '../../../../text/texts.ts';

export const rulebook: Rulebook = {
  chapters: [
    {
      id: 'R0',
      title: 'Terms',
      rules: [
        {
          id: 'R0.1',
          origin: 'S',
          text: 'Your tableau lies around your overview card: buildings to the left, citizens above, workers to the right. Everybody sees all three areas. Citizens and workers overlap so that their left edge stays visible.',
        },
        {
          id: 'R0.2',
          origin: 'S',
          text: 'A person card has a profession with its symbol, a work value and up to four colour symbols. On a citizen the symbol and the colours count, on a worker only the work, on a builder none of it.',
        },
        {
          id: 'R0.3',
          origin: 'S+K',
          text: 'A building card has a colour, a small and a large side and a point value on each; the large side is worth 3 points more. Some also bear a symbol or an effect, the same on both sides.',
        },
        {
          id: 'R0.4',
          origin: 'S',
          text: 'You have as many symbols of a profession as you have citizens of it and buildings with its symbol together. Workers never count. There are buildings with the symbols of farmer, merchant, captain and soldier.',
        },
        {
          id: 'R0.5',
          origin: 'S',
          text: 'Colour symbols are found on persons only, and they count only on your citizens.',
        },
        {
          id: 'R0.6',
          origin: 'S',
          text: 'Play order begins with the start player card and goes clockwise; in Escape from the City it goes the other way in rounds II and IV.',
        },
        {
          id: 'R0.7',
          origin: 'S',
          text: 'The number of your citizens is the number of cards in your citizen area. A building with a symbol is no citizen.',
        },
        { id: 'R0.8', origin: 'K', text: 'Seats are counted clockwise.' },
      ],
    },
    {
      id: 'R1',
      title: 'Set-up',
      rules: [
        {
          id: 'R1.1',
          origin: 'S',
          text: 'You get a random overview card. Its back shows your secret order; it stays secret until the final scoring (R8.5). With 2 to 4 players each order exists only once.',
        },
        {
          id: 'R1.2',
          origin: 'S',
          text: 'One of the four scenarios is drawn by lot and lies with the end for round I up.',
        },
        {
          id: 'R1.3',
          origin: 'S+K',
          text: 'To play the story, begin with chapter I; otherwise choose a chapter or draw one by lot.',
        },
        {
          id: 'R1.4',
          origin: 'S+K',
          text: 'The chapter card covers the other end of the scenario card. Read the texts of both aloud; on screen they are shown at the start.',
        },
        {
          id: 'R1.5',
          origin: 'S',
          text: 'Buildings and persons are shuffled separately. The persons form the face-down draw pile; the discard pile is empty.',
        },
        { id: 'R1.6', origin: 'S', text: 'The start player card goes to somebody chosen by lot.' },
        {
          id: 'R1.7',
          origin: 'K',
          text: 'Overview, scenario and chapter cards that are not used go back to the box. Nobody learns which overview cards those are.',
        },
      ],
    },
    {
      id: 'R2',
      title: 'Structure',
      rules: [
        {
          id: 'R2.1',
          origin: 'S',
          text: 'You play four rounds. After each the scenario card is turned and shows the next one.',
        },
        {
          id: 'R2.2',
          origin: 'S',
          text: 'Each round has three steps: deal (R3), choose and use (R4 to R6), end of the round (R7).',
        },
      ],
    },
    {
      id: 'R3',
      title: 'The deal',
      rules: [
        { id: 'R3.1', origin: 'S', text: 'Everybody is dealt 5 person cards from the draw pile.' },
        { id: 'R3.2', origin: 'S', text: 'In Escape from the City it is 7 cards each in rounds I and III.' },
        {
          id: 'R3.3',
          origin: 'S+K',
          text: 'When the draw pile is empty and a card is needed, the discard pile is shuffled and becomes the new draw pile.',
        },
        {
          id: 'R3.4',
          origin: 'S+K',
          text: 'If there are not enough cards even then, all get the same number, as many as possible; the rest stays in the draw pile. If there is not one for everybody, R4 to R6 are skipped in this round.',
        },
        {
          id: 'R3.5',
          origin: 'S',
          text: 'Then buildings are put on display, drawn from the bottom of the stack: 2 plus 2 for each player, so 6, 8 or 10 with 2, 3 or 4 players.',
        },
        { id: 'R3.6', origin: 'S', text: 'They lie sorted by colour, small side up, for all to see: the display.' },
        {
          id: 'R3.7',
          origin: 'S',
          text: 'With 2 or 3 players only: if one of the four colours is missing, the stack is searched from the top and the first card of each missing colour is added. Then the stack is shuffled again.',
        },
        { id: 'R3.8', origin: 'S', text: 'A building’s colour is shown by the border and the text box of the card.' },
        {
          id: 'R3.9',
          origin: 'K',
          text: 'If the stack has too few cards, all there are come out; a colour that is missing in the stack too stays missing. With 4 players exactly all 40 buildings are used.',
        },
        {
          id: 'R3.10',
          origin: 'K',
          text: 'Cards are dealt one at a time in seat order, beginning with the start player card.',
        },
      ],
    },
    {
      id: 'R4',
      title: 'Choosing a card',
      rules: [
        {
          id: 'R4.1',
          origin: 'S',
          text: 'Choosing, using and passing on is repeated until all hand cards are played, usually five times.',
        },
        {
          id: 'R4.2',
          origin: 'S',
          text: 'All choose one hand card at the same time and lay it face down under their overview card. The rest of your hand is put aside for now.',
        },
        {
          id: 'R4.3',
          origin: 'K',
          text: 'You may change your pick until the last player has picked. The last card picks itself. Only the card is fixed, not what you use it for.',
        },
      ],
    },
    {
      id: 'R5',
      title: 'Using the card',
      rules: [
        {
          id: 'R5.1',
          origin: 'S',
          text: 'In play order everybody turns up the chosen card and uses it in exactly one of three ways (R5.2 to R5.4). You decide when your turn comes; you cannot pass.',
        },
        {
          id: 'R5.2',
          origin: 'S',
          text: 'As a citizen the card goes to your citizen area and shows its symbol and its colour symbols there.',
        },
        { id: 'R5.3', origin: 'S', text: 'As a worker the card goes to your worker area; only its work counts there.' },
        {
          id: 'R5.4',
          origin: 'S',
          text: 'As a builder the card goes to the discard pile. For it you take exactly one building from the display into your building area and pay for it.',
        },
        { id: 'R5.4.1', origin: 'S', text: 'You decide whether small or large; for large the card is turned over.' },
        {
          id: 'R5.4.2',
          origin: 'S+P',
          text: 'All buildings cost the same: small 3, 4, 5, 6 and large 7, 8, 9, 10 work in rounds I to IV.',
        },
        {
          id: 'R5.4.3',
          origin: 'S',
          text: 'Each colour symbol of the building’s colour on your citizens lowers the cost by 1, down to 0. Colour symbols on workers do not count.',
        },
        {
          id: 'R5.4.4',
          origin: 'S',
          text: 'You pay by discarding own workers whose work adds up to at least the cost. No change is given. Citizens never pay, and workers who are not needed are not given up (Q5).',
        },
        { id: 'R5.4.5', origin: 'S', text: 'At cost 0 you discard nobody.' },
        {
          id: 'R5.4.6',
          origin: 'S',
          text: 'You can build only what you can pay for. If there is no such building on display, the card becomes a citizen or a worker.',
        },
        {
          id: 'R5.4.7',
          origin: 'K',
          text: 'Order of events: discard the builder, discard the workers, take the building, carry out its effect (R5.5). The size is final.',
        },
        {
          id: 'R5.5',
          origin: 'S+K',
          text: 'When you build a building with the draw effect, you then draw 2 person cards, keep one as a worker and discard the other. If there is only one card left, it becomes a worker; if there is none, nothing happens.',
        },
      ],
    },
    {
      id: 'R6',
      title: 'Passing on',
      rules: [
        {
          id: 'R6.1',
          origin: 'S',
          text: 'The cards put aside go to the next player in play order, and so does the start player card. Then you choose again (R4).',
        },
        {
          id: 'R6.2',
          origin: 'S',
          text: 'The start player card moves on after the last card of a round, too: once for each card played.',
        },
        {
          id: 'R6.3',
          origin: 'S',
          text: 'Everything is passed clockwise; in Escape from the City the other way in rounds II and IV.',
        },
        {
          id: 'R6.4',
          origin: 'S',
          text: 'With exactly 5 players the start player card moves two places instead of one after the last card of a round.',
        },
      ],
    },
    {
      id: 'R7',
      title: 'End of the round',
      rules: [
        {
          id: 'R7.1',
          origin: 'S',
          text: 'If the scenario card or the chapter card demands something at the end of the round, it happens now: the scenario first, then the chapter, each in play order.',
        },
        {
          id: 'R7.2',
          origin: 'K',
          text: 'Whoever holds the start player card now begins, in the direction of the round that is ending. All carry out the scenario before the chapter begins; in round IV as well.',
        },
        {
          id: 'R7.3',
          origin: 'S+K',
          text: 'Building the Harbour (chapter VII): whoever has the most ships may give up a captain among the citizens or a building with a ship, draw 3 person cards, keep two as workers and discard the third. If several tie for the most, all of them may.',
        },
        {
          id: 'R7.3.1',
          origin: 'K',
          text: 'Who has the most is found out once, before anybody gives up a ship. At least one ship is needed.',
        },
        {
          id: 'R7.3.2',
          origin: 'K',
          text: 'A captain goes to the discard pile before you draw; a building leaves the game.',
        },
        { id: 'R7.3.3', origin: 'K', text: 'If there are fewer than 3 cards, up to two of them become workers.' },
        {
          id: 'R7.4',
          origin: 'S+K',
          text: 'A Motley Crowd: whoever has at least as many different citizens as stated draws 2 person cards, keeps one as a worker and discards the other. Different means different professions; buildings do not count. You cannot decline.',
        },
        {
          id: 'R7.5',
          origin: 'S+K',
          text: 'Building Boom: whoever has at least as many buildings as stated draws 2 person cards, keeps one as a citizen and discards the other. You cannot decline.',
        },
        {
          id: 'R7.6',
          origin: 'S',
          text: 'Escape from the City: everybody discards one own citizen or worker. Those who have neither are spared.',
        },
        {
          id: 'R7.7',
          origin: 'S',
          text: 'At the very end all buildings on display leave the game, and the scenario card shows the next round. After the fourth the game ends.',
        },
      ],
    },
    {
      id: 'R8',
      title: 'Final scoring',
      rules: [
        {
          id: 'R8.0',
          origin: 'S',
          text: 'After round IV the tableaus are scored. Nothing is given up for it, and one card may count several times.',
        },
        { id: 'R8.1', origin: 'S', text: 'Buildings bring their own points and those of their effects.' },
        { id: 'R8.1.1', origin: 'S', text: 'Each building brings the points on its visible side.' },
        {
          id: 'R8.1.2',
          origin: 'S',
          text: 'Max of a colour: 3 points if nobody else has more buildings of that colour; a tie is enough.',
        },
        {
          id: 'R8.1.3',
          origin: 'S',
          text: 'Set of four: 3 points for each set of four buildings in all four colours. The building itself counts, colour symbols of citizens do not.',
        },
        {
          id: 'R8.1.4',
          origin: 'S+K',
          text: 'Pairs of a colour: 2 points for every second building of that colour. The building itself counts if it has the colour; colour symbols of citizens do not.',
        },
        { id: 'R8.1.5', origin: 'K', text: 'Every card with an effect scores on its own, even two equal ones.' },
        { id: 'R8.2', origin: 'S', text: 'All citizens and eight buildings bear one of six symbols.' },
        { id: 'R8.2.1', origin: 'S', text: 'Farmers: 5 points for every third symbol.' },
        {
          id: 'R8.2.2',
          origin: 'S',
          text: 'Merchants: for every fourth symbol as many points as you have citizens, the merchants included.',
        },
        {
          id: 'R8.2.3',
          origin: 'S+K',
          text: 'Craftsmen: the most bring 6 points, the second most 2. Tied players all get the full points; if several are first, there is no second place. Without craftsmen there is nothing.',
        },
        {
          id: 'R8.2.4',
          origin: 'S',
          text: 'Captains: 1, 3, 6, 10, 15 points for 1 to 5 ships; if there are more, each counts 3 points.',
        },
        { id: 'R8.2.5', origin: 'S', text: 'Priests: 5 points if you have at least one; further ones bring nothing.' },
        { id: 'R8.2.6', origin: 'S', text: 'Soldiers: 8 points for every fourth symbol.' },
        {
          id: 'R8.3',
          origin: 'S',
          text: 'Size Matters: 2 points for every fourth large building. The other scenarios have no goal.',
        },
        {
          id: 'R8.4',
          origin: 'S+K',
          text: 'All chapters but VII have a goal. It brings points once to everybody who reaches it.',
        },
        {
          id: 'R8.4.1',
          origin: 'S',
          text: 'Chapter I: at least as many buildings as citizens, 5 points. Buildings with a symbol are not citizens.',
        },
        { id: 'R8.4.2', origin: 'S', text: 'Chapter II: at least 4 equal colour symbols on your citizens, 5 points.' },
        {
          id: 'R8.4.3',
          origin: 'S',
          text: 'Chapters III and VIII: at least 3 of the depicted symbols together, citizens and buildings, 5 points.',
        },
        {
          id: 'R8.4.4',
          origin: 'S',
          text: 'Chapter IV: workers with at least 10 work in all, and this brings 10 points.',
        },
        { id: 'R8.4.5', origin: 'S', text: 'Chapter V: at least 2 soldier symbols, 5 points.' },
        { id: 'R8.4.6', origin: 'S', text: 'Chapter VI: at least 5 citizens of whatever kind, 5 points.' },
        {
          id: 'R8.5',
          origin: 'S',
          text: 'Secret order: turn it up. It brings 5 points for each set of three buildings in its three colours.',
        },
        {
          id: 'R8.6',
          origin: 'K',
          text: 'The order of scoring does not matter; the result is the sum. There are no negative points.',
        },
      ],
    },
    {
      id: 'R9',
      title: 'Winning',
      rules: [
        { id: 'R9.1', origin: 'S', text: 'Most points win.' },
        {
          id: 'R9.2',
          origin: 'S',
          text: 'In a tie the one among those involved with more work left in the workers wins.',
        },
        { id: 'R9.3', origin: 'S', text: 'If that is equal too, there are several winners.' },
        { id: 'R9.4', origin: 'K', text: 'The other places are found in the same way.' },
      ],
    },
    {
      id: 'R10',
      title: 'Five to eight players',
      rules: [
        {
          id: 'R10.1',
          origin: 'S+K',
          text: 'You need two copies of the game; buildings, persons and overview cards of both are shuffled together. Each secret order exists twice then; there is one scenario, one chapter and one start player card.',
        },
        {
          id: 'R10.2',
          origin: 'S',
          text: 'There are 12, 14, 16 or 18 buildings on display with 5, 6, 7 or 8 players.',
        },
        {
          id: 'R10.3',
          origin: 'S',
          text: 'Only with five players something changes in the course of play: at the end of a round the start player card moves two places (R6.4).',
        },
        {
          id: 'R10.4',
          origin: 'K',
          text: 'The cards of the second copy have a b after their code, for example FA01b.',
        },
        { id: 'R10.5', origin: 'S', text: 'Missing colours are not added (R3.7).' },
        {
          id: 'R10.6',
          origin: 'K',
          text: 'Everything is there twice: 118 persons and 80 buildings. You may own both cards of a kind, and both count.',
        },
      ],
    },
    {
      id: 'R11',
      title: 'The story',
      rules: [
        {
          id: 'R11.1',
          origin: 'S+K',
          text: 'The story begins with chapter I: eight games, chapters I to VIII, each with a newly drawn scenario. Wins are counted, and beside them the sum of points. You may stop at any time.',
        },
      ],
    },
    {
      id: 'R12',
      title: 'At the digital table',
      rules: [
        {
          id: 'R12.1',
          origin: 'K',
          text: 'Lots are drawn in this order: overview cards, scenario, chapter, buildings, persons, start player; each pile from a series of its own. Later there are only reshuffles.',
        },
        {
          id: 'R12.2',
          origin: 'K',
          text: 'Buildings are drawn from the bottom end of the stack; the search for missing colours begins at the top.',
        },
        { id: 'R12.3', origin: 'K', text: 'Everybody may look through the discard pile; its order means nothing.' },
      ],
    },
  ],
  rulings: [
    {
      id: 'Q1',
      question: 'Is the second building with a ship called Seeschiffe or Seeschenke in the German rulebook?',
      answer: 'Seeschenke, the Seaside Tavern; the scoring chapter says so.',
    },
    { id: 'Q2', question: 'What does the unequal sign beside the citizens mean?', answer: 'Different professions.' },
    { id: 'Q3', question: 'Do the profession or colours of a worker count?', answer: 'No, only the work does.' },
    {
      id: 'Q4',
      question: 'May you throw a card away as a builder without building?',
      answer: 'No. Citizen or worker is always possible.',
    },
    {
      id: 'Q5',
      question: 'May you give up more workers than needed?',
      answer: 'No. If one could be left out, the payment is not allowed.',
    },
    { id: 'Q6', question: 'May you give up workers at cost 0?', answer: 'No, there is nothing to pay.' },
    {
      id: 'Q7',
      question: 'Do you fix the use of a card when you choose it?',
      answer: 'No, only when your turn comes.',
    },
    { id: 'Q8', question: 'What if the display is empty or too expensive?', answer: 'Then citizen and worker remain.' },
    {
      id: 'Q9',
      question: 'Where does the start player card go in the even rounds of Escape from the City?',
      answer: 'Counter-clockwise, like the hands.',
    },
    {
      id: 'Q10',
      question: 'Who is first when the end of a round is evaluated?',
      answer: 'Whoever holds the start player card after the last pass.',
    },
    {
      id: 'Q11',
      question: 'Does the first ship given up change who has the most?',
      answer: 'No, that is found out once.',
    },
    { id: 'Q12', question: 'What if nobody has a ship?', answer: 'Then nobody uses the harbour.' },
    { id: 'Q13', question: 'Where does a building go that was given up?', answer: 'Out of the game.' },
    { id: 'Q14', question: 'May you decline the cards of R7.4 and R7.5?', answer: 'No, even if they hurt you.' },
    { id: 'Q15', question: 'Do buildings with a symbol count as different citizens?', answer: 'No.' },
    {
      id: 'Q16',
      question: 'Does max score if nobody owns the colour?',
      answer: 'Yes, since nobody has more. With our cards it cannot happen.',
    },
    { id: 'Q17', question: 'What if you have two max cards?', answer: 'Each brings its 3 points.' },
    {
      id: 'Q18',
      question: 'Who gets the points if nobody has craftsmen?',
      answer: 'Nobody; second place needs at least one, too.',
    },
    { id: 'Q19', question: 'Is there a second place for craftsmen with two players?', answer: 'Yes, there is.' },
    { id: 'Q20', question: 'What do more than 5 ships bring?', answer: '3 points each, so 18 for 6.' },
    { id: 'Q21', question: 'Whom do the merchants count?', answer: 'All cards in the citizen area, no buildings.' },
    { id: 'Q22', question: 'Why does the goal of chapter IV bring 10 points?', answer: 'The rulebook says so.' },
    {
      id: 'Q23',
      question: 'Are 2 points for four large buildings not very few?',
      answer: 'They are, but text and picture agree.',
    },
    {
      id: 'Q24',
      question: 'Is the goal of chapter I reached without buildings and citizens?',
      answer: 'Yes, 0 is not less than 0.',
    },
    { id: 'Q25', question: 'Are the costs the same in all scenarios?', answer: 'Yes, they are.' },
    {
      id: 'Q26',
      question: 'What if seven players play 7 cards?',
      answer:
        'Nothing: the only exception is for five players, after every round. With seven the start player card may come back to the same player.',
    },
    { id: 'Q27', question: 'How many cards are added for a missing colour?', answer: 'One for each missing colour.' },
    { id: 'Q28', question: 'May you see the top card of the building stack?', answer: 'It is not shown.' },
    { id: 'Q29', question: 'Does the search of R3.7 reveal the stack?', answer: 'No, it is shuffled afterwards.' },
    { id: 'Q30', question: 'May you look at the cards put aside?', answer: 'Yes, until you pass them on.' },
    {
      id: 'Q31',
      question: 'What if the draw pile is empty when an effect draws?',
      answer: 'The builder and the workers paid already lie on the discard pile and are shuffled in.',
    },
    { id: 'Q32', question: 'Can a citizen become a worker or the other way round?', answer: 'Never.' },
    {
      id: 'Q33',
      question: 'May a building count in several sets of the secret order?',
      answer: 'No, the sets are separate.',
    },
    {
      id: 'Q34',
      question: 'May the set of four and the secret order use the same buildings?',
      answer: 'Yes, everything scores independently.',
    },
    { id: 'Q35', question: 'Which side is up on display?', answer: 'The small one; the builder chooses the size.' },
    { id: 'Q36', question: 'How many combinations of scenario and chapter are there?', answer: '8 times 4, so 32.' },
    {
      id: 'Q37',
      question: 'Which effect at the end of a round belongs to which card?',
      answer: 'The harbour to chapter VII, the others to Escape from the City, A Motley Crowd and Building Boom.',
    },
    {
      id: 'Q38',
      question: 'Does the goal with depicted symbols count one kind only?',
      answer: 'No, all depicted ones together.',
    },
  ],
  reconstructed:
    'The course of play, the costs, the scoring, the number of cards of each profession, eight buildings with a symbol and the names of two scenarios and one chapter come from the rulebook and public sources. Reconstructed by us (K) are the values of the single persons, the other 32 buildings, the thresholds of the scenarios, which chapter has which goal, the secret orders, the points for ships, the names and all story texts.',
};
