// This device and Web Push: whether it can, whether it may, and its address with the push service.

import type { PushAddress } from '../../wire/notices.ts';

export type DeviceState = 'insecure' | 'impossible' | 'forbidden' | 'off' | 'on';

const canPush = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Without a worker `ready` never resolves: then there is nothing to wait for. */
async function worker(): Promise<ServiceWorkerRegistration | null> {
  if (!canPush() || (await navigator.serviceWorker.getRegistration()) === undefined) return null;
  return await navigator.serviceWorker.ready;
}

const subscription = async (): Promise<PushSubscription | null> =>
  (await (await worker())?.pushManager.getSubscription()) ?? null;

/** What the server calls this device. */
export async function deviceHash(endpoint: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint));
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** `known` are the devices that the server knows. */
export async function deviceState(known: readonly string[]): Promise<DeviceState> {
  if (!window.isSecureContext) return 'insecure';
  if ((await worker()) === null) return 'impossible';
  if (Notification.permission === 'denied') return 'forbidden';
  const mine = await subscription();
  return mine !== null && known.includes(await deviceHash(mine.endpoint)) ? 'on' : 'off';
}

function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

/** Asks for permission, only after a press; null: it was not given. */
export async function turnOn(key: string): Promise<PushAddress | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const there = await worker();
  if (there === null) return null;
  const made = await there.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) });
  const { endpoint, keys } = made.toJSON();
  if (endpoint === undefined || keys === undefined) return null;
  return { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } };
}

/** The hash of the device that is turned off. */
export async function turnOff(): Promise<string | null> {
  const mine = await subscription();
  if (mine === null) return null;
  await mine.unsubscribe();
  return await deviceHash(mine.endpoint);
}
