// Matches of four clients: the next move when the last one has reached everybody. Prints figures as JSON.
const { io } = require('socket.io-client');

const [port, matches, seconds, least] = process.argv.slice(2).map(Number);
const SEATS = ['0', '1', '2', '3'];
const times = [];

function match(id) {
  return new Promise((done) => {
    let state, arrived = 0, sent = 0;
    const started = performance.now();
    const lines = SEATS.map((seat) => {
      const line = io(`http://127.0.0.1:${port}/hunted`, { transports: ['websocket'], forceNew: true });
      line.on('connect', () => line.emit('sync', id, seat, undefined, 4));
      const took = (next) => {
        state = next;
        arrived += 1;
        if (arrived < SEATS.length) return;
        arrived = 0;
        if (sent) times.push(performance.now() - sent);
        // A busy machine gets more time: a program that Node has not yet compiled would be measured otherwise.
        const late = performance.now() - started > seconds * 1000;
        if (late && times.length >= least) return done(lines.forEach((each) => each.disconnect()));
        const player = state.ctx.currentPlayer;
        sent = performance.now();
        const payload = { type: 'play', args: [state._stateID % 60], playerID: player };
        lines[Number(player)].emit('update', { type: 'MAKE_MOVE', payload }, state._stateID, id, player);
      };
      line.on('sync', (_, info) => took(info.state));
      line.on('update', (_, next) => took(next));
      return line;
    });
  });
}

(async () => {
  const start = performance.now();
  await Promise.all(Array.from({ length: matches }, (_, n) => match(`bench${process.pid}n${n}`)));
  const took = (performance.now() - start) / 1000;
  times.sort((a, b) => a - b);
  const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))];
  console.log(JSON.stringify({ moves: times.length, seconds: took, p50: at(0.5), p99: at(0.99) }));
  process.exit(0);
})();
