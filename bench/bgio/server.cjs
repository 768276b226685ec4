// A boardgame.io server with a small four-player game: a public board, secret hands, one move a turn.
const { Server } = require('boardgame.io/server');
const { PlayerView } = require('boardgame.io/core');

const hunted = {
  name: 'hunted',
  setup: ({ ctx }) => ({
    board: Array(60).fill(0),
    will: Array(ctx.numPlayers).fill(3),
    tracks: { rescue: 15, assimilation: 9 },
    discard: Array.from({ length: ctx.numPlayers }, () => []),
    players: Object.fromEntries(
      Array.from({ length: ctx.numPlayers }, (_, seat) => [seat, { hand: Array.from({ length: 20 }, (_, n) => n) }]),
    ),
  }),
  playerView: PlayerView.STRIP_SECRETS,
  moves: {
    play: ({ G, playerID }, cell) => {
      G.board[cell] += 1;
      G.discard[playerID] = [...G.discard[playerID], cell].slice(-5);
      G.players[playerID].hand.push(G.players[playerID].hand.shift());
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
};

const [port, apiPort] = process.argv.slice(2).map(Number);
Server({ games: [hunted], origins: ['*'] }).run({ port, lobbyConfig: { apiPort } }, () => console.log('ready'));
