// Midnight velvet and gold leaf; by candle the same, deeper.
import { always, type Pigments } from '../../../draw/pigments.ts';

export const SCOPE = '.gs-pigments';

export const PIGMENTS: Pigments = {
  'gs-velvet': ['#232c5e', '#171c40'],
  'gs-velvet-deep': ['#171d44', '#0c0f27'],
  'gs-fold': ['rgb(255 255 255 / 0.035)', 'rgb(255 214 140 / 0.025)'],
  'gs-lamp': ['rgb(255 226 160 / 0.3)', 'rgb(255 190 96 / 0.2)'],
  'gs-wood': ['#2a1c33', '#1f1420'],
  'gs-panel': ['#131838', '#0e1129'],
  'gs-panel-edge': ['#0c1029', '#070919'],
  'gs-gold': ['#e3bd63', '#d6ab52'],
  'gs-gold-deep': always('#a27b2b'),
  'gs-leaf': always('#f6dc94'),
  'gs-ivory': always('#fbf3de'),
  'gs-soft': always('#c9c3dc'),
  'gs-glow': always('#ffd667'),
  'gs-focus': always('#8fd3ff'),
};
