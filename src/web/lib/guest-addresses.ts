import { api } from './api.ts';
import { useLoaded } from './hooks.ts';

/** Somebody who came by an address that only works on this computer needs another one for their guests. */
const isOnlyHere = (hostname: string): boolean => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);

/** Where guests find the table, the likeliest first; []: nowhere but on this computer; null: not known yet. */
export const useGuestAddresses = (): readonly string[] | null =>
  useLoaded(
    async () => (isOnlyHere(location.hostname) ? await api.addresses().catch(() => []) : [location.origin]),
    [],
  );
