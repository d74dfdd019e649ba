export const link = {
  away: 'The connection is lost; it will come back.',
  awaySaved: 'Your move is saved; the connection will come back.',
  awaySending: 'Your move goes out as soon as the connection is back.',
};
