import { call } from '../api/http.ts';
import type { PasskeyToMake, PasskeyToUse, PersonState, SeatsSynced } from '../api/types.ts';
import { bringIn, device } from './person.ts';

/** How long a browser may take to ask its owner. */
const PATIENCE = 300_000;

/** Whether browsers have passkeys for this address: by https or on this computer, and not for an address in numbers. */
export function hasPasskeys(): boolean {
  return isSecureContext && 'PublicKeyCredential' in window && !/^[\d.]+$|^\[/.test(location.hostname);
}

const page = () => ({ page: location.origin + location.pathname });

function bytes(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (c) => c.charCodeAt(0));
}

function text(buffer: ArrayBuffer): string {
  const binary = Array.from(new Uint8Array(buffer), (b) => String.fromCharCode(b)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Waits for the browser and its owner; their refusals become sentences. */
async function fromBrowser(asking: Promise<Credential | null>): Promise<PublicKeyCredential> {
  let given: Credential | null;
  try {
    given = await asking;
  } catch (error) {
    const name = (error as Error).name;
    if (name === 'InvalidStateError') throw new Error('This device has a passkey for your games already.', { cause: error });
    if (name === 'NotAllowedError') throw new Error('There was no passkey, it was canceled, or it took too long.', { cause: error });
    throw error;
  }
  if (!given) throw new Error('The browser gave no passkey.');
  return given as PublicKeyCredential;
}

/** Lets the browser or a device of mine keep a personal key. */
export async function makePasskey(): Promise<void> {
  const asked = await call<PasskeyToMake>('POST', '/api/person/passkey/ask', page(), device());
  const made = await fromBrowser(
    navigator.credentials.create({
      publicKey: {
        challenge: bytes(asked.challenge),
        rp: { id: asked.site, name: 'Salient' },
        user: { id: bytes(asked.user), name: 'My games', displayName: 'My games' },
        pubKeyCredParams: asked.algorithms.map((alg) => ({ type: 'public-key', alg })),
        excludeCredentials: asked.known.map((id) => ({ type: 'public-key', id: bytes(id) })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
        attestation: 'none',
        timeout: PATIENCE,
      },
    }),
  );
  const { clientDataJSON, attestationObject } = made.response as AuthenticatorAttestationResponse;
  await call<PersonState>(
    'POST',
    '/api/person/passkey',
    { clientData: text(clientDataJSON), attestation: text(attestationObject) },
    device(),
  );
}

/** Brings this browser in by a passkey. Answers how many seats came. */
export async function usePasskey(): Promise<number> {
  const asked = await call<PasskeyToUse>('POST', '/api/passkey/ask', page());
  const given = await fromBrowser(
    navigator.credentials.get({
      publicKey: { challenge: bytes(asked.challenge), rpId: asked.site, userVerification: 'preferred', timeout: PATIENCE },
    }),
  );
  const { clientDataJSON, authenticatorData, signature } = given.response as AuthenticatorAssertionResponse;
  return bringIn((made) =>
    call<SeatsSynced>('POST', '/api/passkey', {
      credential: text(given.rawId),
      clientData: text(clientDataJSON),
      deviceData: text(authenticatorData),
      signature: text(signature),
      device: made,
    }),
  );
}

export const removePasskey = (id: string) => call<PersonState>('POST', '/api/person/passkey/remove', { id }, device());
