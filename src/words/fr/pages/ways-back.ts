import { kitOf } from '../../../text/kit.ts';
import type { waysBack as en } from '../../en/pages/ways-back.ts';

const { counted } = kitOf('fr');

export const waysBack: typeof en = {
  title: 'Vous retrouver',
  about: 'Si ce navigateur vous oublie, ou si vous en changez : votre nom et vos places reviennent ainsi.',
  passkey: 'Clé d’accès',
  passkeyAbout:
    'Votre appareil ou votre gestionnaire de mots de passe la garde ; vous la montrez du doigt, du visage ou par un code.',
  makePasskey: 'Créer une clé d’accès',
  needsName: 'Les clés d’accès demandent une adresse avec un nom et https ; l’un des deux manque ici.',
  noPasskeys: 'Ce navigateur ne connaît pas les clés d’accès.',
  made: (about, when) => `${about}, créée ${when}`,
  drop: 'Retirer',
  dropNow: 'Oui, retirer',
  keep: 'Garder',
  code: 'Un code à imprimer',
  codeAbout: 'Il vous ramène une fois, à n’importe quel moment. Gardez-le avec votre passeport.',
  makeCode: 'Créer un code',
  newCode: 'Créer un nouveau code',
  codeOld: (when) => `Vous avez un code, créé ${when}. Un nouveau le remplace.`,
  print: 'Imprimer',
  codeOnce: 'Il n’est montré que maintenant.',
  codePaper: (name, where) => `Pour retrouver ${name} chez ${where}`,
  codeHow: (where) => `Ouvrez ${where}/recover et tapez ce code. Il sert une fois.`,
  mail: 'Par mail',
  mailIs: (address) => `Un lien de retour peut être envoyé à ${address}.`,
  mailNone: 'Si vous vous faites prévenir par mail, le lien de retour peut aussi y être envoyé : voyez les avis.',
  byPasskey: 'Avec une clé d’accès',
  byMail: 'Votre adresse mail',
  send: 'M’envoyer un lien',
  sent: 'Si cette adresse est connue ici, un mail est en route.',
  also: 'Un autre nom qui est aussi vous',
  alsoAbout:
    'Parties, cercles et avis des deux deviennent les vôtres. Montrez que l’autre est bien vous : son code imprimé, un lien de là-bas ou par courriel, ou une clé d’accès.',
  alsoField: 'Code ou lien de l’autre',
  alsoShow: 'C’est aussi moi',
  alsoPasskey: 'Montrer sa clé d’accès',
  alsoFound: (name, games, circles, since) => `${name}, ici depuis ${since} : ${games}, ${circles}.`,
  alsoGames: (count) => counted(count, 'partie', 'parties'),
  alsoCircles: (count) => counted(count, 'cercle', 'cercles'),
  alsoDevices: (count) =>
    `Connecté sur ${counted(count, 'appareil', 'appareils')}. Ne tapez jamais un code que quelqu’un d’autre vous a donné : sur ses appareils, il serait vous.`,
  alsoBanned: 'L’hôte a banni ce nom. Le bannissement deviendrait aussi le vôtre.',
  alsoInTheWay: 'Les deux jouent au même endroit. Personne ne voit deux mains : il faut d’abord que ce soit fini.',
  alsoThere: 'Y aller',
  alsoNow: (name) => `Ne faire qu’un avec ${name}`,
  alsoSure: 'Oui, pour de bon : ses appareils sont connectés comme moi, son code imprimé ne vaut plus',
  alsoNot: 'Plutôt pas',
  alsoDone: (name) => `Vous ne faites plus qu’un. Vous vous appelez ${name}.`,
};
