import { testSigns } from '../../signs.testing.ts';
import { greatSplit } from '../index.ts';
import { experience } from './index.ts';

testSigns(greatSplit, experience);
