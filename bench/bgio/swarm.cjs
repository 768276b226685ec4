// Matches of four clients: the next move when the last one has reached everybody.
// For every line on standard input, `seconds moves`, plays that long and at least so many moves; prints its times in ms.
const { createInterface } = require('node:readline');
const { io } = require('socket.io-client');

const [port, matches] = process.argv.slice(2).map(Number);
const SEATS = ['0', '1', '2', '3'];
let times = [];

class Match {
  constructor(id) {
    this.id = id;
    this.arrived = 0;
    this.sent = 0;
    this.lines = SEATS.map((seat) => {
      const line = io(`http://127.0.0.1:${port}/hunted`, { transports: ['websocket'], forceNew: true });
      line.on('connect', () => line.emit('sync', id, seat, undefined, 4));
      line.on('sync', (_, info) => this.took(info.state));
      line.on('update', (_, next) => this.took(next));
      return line;
    });
    this.ready = new Promise((done) => { this.done = done; });
  }

  took(state) {
    this.state = state;
    this.arrived += 1;
    if (this.arrived < SEATS.length) return;
    this.arrived = 0;
    if (this.sent) times.push(performance.now() - this.sent);
    if (this.sent && this.more()) this.move();
    else this.done();
  }

  move() {
    const player = this.state.ctx.currentPlayer;
    const payload = { type: 'play', args: [this.state._stateID % 60], playerID: player };
    this.sent = performance.now();
    this.lines[Number(player)].emit('update', { type: 'MAKE_MOVE', payload }, this.state._stateID, this.id, player);
  }

  play(more) {
    this.more = more;
    return new Promise((done) => {
      this.done = done;
      this.move();
    });
  }
}

(async () => {
  const rooms = Array.from({ length: matches }, (_, n) => new Match(`bench${process.pid}n${n}`));
  await Promise.all(rooms.map((each) => each.ready));
  console.log('ready');
  for await (const line of createInterface({ input: process.stdin })) {
    const [seconds, least] = line.split(' ').map(Number);
    const until = performance.now() + seconds * 1000;
    times = [];
    await Promise.all(rooms.map((each) => each.play(() => performance.now() < until || times.length < least)));
    console.log(JSON.stringify(times));
  }
  process.exit(0);
})();
