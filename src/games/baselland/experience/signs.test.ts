import type { GamePackage } from '../../index.ts';
import { testSigns } from '../../signs.testing.ts';
import { baselland } from '../index.ts';
import { experience } from './index.ts';

testSigns(baselland as unknown as GamePackage, experience);
