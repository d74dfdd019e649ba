// The data that the games were played with: a record names them by their hash.
import type { GamePackage } from '../../src/games/index.ts';
import { FILES, type Room } from './room.ts';

export function writeEditions(room: Room, packages: readonly GamePackage[]): void {
  const editions = packages.map(({ game: { id, edition } }) => [id, { id: edition.id, data: edition.data }]);
  room.pack(FILES.editions, JSON.stringify(Object.fromEntries(editions)));
}
