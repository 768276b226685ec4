import { expect, test } from 'vitest';
import { invitation } from './invite';

test('without a better address the link is that of the page', () => {
  expect(invitation('k3', 'https://games.example')).toEqual({ link: 'https://games.example/t/k3', near: false });
});

test('the address that the server gives for others comes first', () => {
  const told = invitation('k3', 'http://localhost:8000', 'http://192.168.1.20:8000/');
  expect(told).toEqual({ link: 'http://192.168.1.20:8000/t/k3', near: false });
});

test.each(['localhost', 'prowl.localhost', '127.0.0.1', '127.8.0.1', '[::1]', '0.0.0.0'])(
  'only this computer opens a link to %s',
  (host) => expect(invitation('k3', `http://${host}:8000`)).toEqual({ link: `http://${host}:8000/t/k3`, near: true }),
);

test.each(['127.example', 'localhost.example', '192.168.127.1', '[fd00::1]'])('others open a link to %s', (host) =>
  expect(invitation('k3', `http://${host}`).near).toBe(false),
);

test('an address for others that is none to them is still said to be so', () => {
  expect(invitation('k3', 'https://games.example', 'http://localhost:8000').near).toBe(true);
});
