import type { GamePackage } from '../../index.ts';
import { testSigns } from '../../signs.testing.ts';
import { riga } from '../index.ts';
import { experience } from './index.ts';

testSigns(riga as unknown as GamePackage, experience);
