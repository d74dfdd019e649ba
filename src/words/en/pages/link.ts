export const link = {
  away: 'The connection is gone and will be back.',
  awaySaved: 'Your move is saved; the connection will be back.',
  awaySending: 'Your move goes out as soon as the connection is back.',
};
