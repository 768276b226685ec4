/** Names of this computer, which mean another one everywhere else. */
const NEAR = /^(localhost|.+\.localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1?\])$/;

export interface Invitation {
  link: string;
  /** Nobody on another computer can open it. */
  near: boolean;
}

/** How others come to a table: by the address the server gives for them, or else by the one this page came from. */
export function invitation(table: string, origin: string, invite = ''): Invitation {
  const { origin: address, hostname } = new URL(invite || origin);
  return { link: `${address}/t/${table}`, near: NEAR.test(hostname) };
}
