// The pigments of Guilds of London: parchment and slate, and five tinctures with their charges.
import { always, type Pigments } from '../../../draw/pigments.ts';

export const SCOPE = ':is(.gl, .gl-pigments)';

export const PIGMENTS: Pigments = {
  'gl-parchment': ['#f3e7c9', '#d8c69c'],
  'gl-parchment-deep': ['#e3d2a8', '#c2ab79'],
  'gl-parchment-line': ['#a88a54', '#8a6d3a'],
  'gl-ribbon': ['#fdf6e0', '#ecdcb4'],
  'gl-ribbon-deep': ['#c9ae74', '#a2854c'],
  'gl-stone': ['#e4ded0', '#c9c0ac'],
  'gl-slate': ['#4a4f58', '#363b44'],
  'gl-slate-deep': ['#353941', '#262a31'],
  'gl-slate-line': ['#757b86', '#5a606b'],
  'gl-ink': always('#2b2218'),
  'gl-ink-soft': always('#6a573c'),
  'gl-gold': always('#d8a52c'),
  'gl-gold-deep': always('#8d6410'),
  'gl-wax': always('#8f2b22'),
  'gl-ground': ['#8f8572', '#2c2822'],
  'gl-street': ['#a89c84', '#3a342b'],
  'gl-wall': ['#d3c5a4', '#5b5040'],
  'gl-field': ['#c3c795', '#2b2f20'],
  'gl-field-deep': ['#aab57d', '#363c28'],
  'gl-river': ['#8fb4bf', '#24404c'],
  'gl-river-light': ['#b4d0d4', '#345867'],
  'gl-emblem': ['#8d6f3e', '#6d5326'],
  'gl-table': ['#cdbf9f', '#33291d'],
  'gl-table-line': ['#b7a681', '#43362570'],
  'gl-yellow': ['#e3b02f', '#cf9b23'],
  'gl-red': ['#a92d27', '#982823'],
  'gl-blue': ['#25569c', '#224d8b'],
  'gl-green': ['#2f7244', '#2a653c'],
  'gl-pink': ['#cf6a98', '#bb5b87'],
};
