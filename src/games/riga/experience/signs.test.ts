import { testSigns } from '../../signs.testing.ts';
import { riga } from '../index.ts';
import { experience } from './index.ts';

testSigns(riga, experience);
