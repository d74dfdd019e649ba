import type { GamePackage } from '../../index.ts';
import { testSigns } from '../../signs.testing.ts';
import { tybor } from '../index.ts';
import { experience } from './index.ts';

testSigns(tybor as unknown as GamePackage, experience);
