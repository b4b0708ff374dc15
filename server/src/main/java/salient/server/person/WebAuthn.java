package salient.server.person;

import com.webauthn4j.WebAuthnManager;
import com.webauthn4j.converter.AttestedCredentialDataConverter;
import com.webauthn4j.converter.util.ObjectConverter;
import com.webauthn4j.credential.CredentialRecordImpl;
import com.webauthn4j.data.AuthenticationData;
import com.webauthn4j.data.AuthenticationParameters;
import com.webauthn4j.data.AuthenticationRequest;
import com.webauthn4j.data.PublicKeyCredentialParameters;
import com.webauthn4j.data.PublicKeyCredentialType;
import com.webauthn4j.data.RegistrationData;
import com.webauthn4j.data.RegistrationParameters;
import com.webauthn4j.data.RegistrationRequest;
import com.webauthn4j.data.attestation.authenticator.AttestedCredentialData;
import com.webauthn4j.data.attestation.authenticator.AuthenticatorData;
import com.webauthn4j.data.attestation.statement.COSEAlgorithmIdentifier;
import com.webauthn4j.data.client.CollectedClientData;
import com.webauthn4j.data.client.Origin;
import com.webauthn4j.data.client.challenge.Challenge;
import com.webauthn4j.server.ServerProperty;
import com.webauthn4j.util.exception.WebAuthnException;
import com.webauthn4j.verifier.exception.BadSignatureException;
import com.webauthn4j.verifier.exception.MaliciousCounterValueException;
import com.webauthn4j.verifier.exception.VerificationException;
import java.util.Base64;
import java.util.List;
import java.util.function.Supplier;
import salient.table.wire.RequestRefused;
import tools.jackson.core.JacksonException;

/** What the library does for passkeys: reads and verifies what devices send, and what is stored of them. Thread-safe. */
final class WebAuthn {
    /** ECDSA and EdDSA, which all devices of today have, and RSA for Windows. */
    static final List<COSEAlgorithmIdentifier> ALGORITHMS =
            List.of(COSEAlgorithmIdentifier.ES256, COSEAlgorithmIdentifier.EdDSA, COSEAlgorithmIdentifier.RS256);

    private static final List<PublicKeyCredentialParameters> ALLOWED = ALGORITHMS.stream()
            .map(algorithm -> new PublicKeyCredentialParameters(PublicKeyCredentialType.PUBLIC_KEY, algorithm))
            .toList();

    /** Loaded when the first passkey is made or used: most servers never need it. */
    private static final class Library {
        static final ObjectConverter CONVERTER = new ObjectConverter();
        /** It does not ask who built the device: any passkey will do. */
        static final WebAuthnManager MANAGER = WebAuthnManager.createNonStrictWebAuthnManager(CONVERTER);

        static final AttestedCredentialDataConverter CREDENTIALS = new AttestedCredentialDataConverter(CONVERTER);
    }

    private WebAuthn() {}

    /** What a page says that a device has signed. */
    record Signed(String origin, byte[] challenge) {
        private static Signed of(CollectedClientData data) {
            if (data == null || data.getOrigin() == null || data.getChallenge() == null) throw unreadable();
            return new Signed(data.getOrigin().toString(), data.getChallenge().getValue());
        }
    }

    /** A passkey as the device made it, not verified yet. */
    record Made(RegistrationData data) {
        Signed signed() {
            return Signed.of(data.getCollectedClientData());
        }
    }

    /**
     * A verified passkey.
     *
     * @param stored its id and public key, to be kept
     */
    record Verified(byte[] id, String stored, long counter, boolean canBeCopied) {}

    static Made readMade(byte[] clientData, byte[] attestation) {
        return new Made(readable(() -> Library.MANAGER.parse(new RegistrationRequest(attestation, clientData))));
    }

    static Verified verify(Made made, PasskeyPages.Page page) {
        RegistrationParameters wanted = new RegistrationParameters(property(page, made.signed()), ALLOWED, false, true);
        RegistrationData data = verified(() -> Library.MANAGER.verify(made.data(), wanted));
        AuthenticatorData<?> device = data.getAttestationObject().getAuthenticatorData();
        AttestedCredentialData credential = device.getAttestedCredentialData();
        return new Verified(
                credential.getCredentialId(),
                Base64.getEncoder().encodeToString(Library.CREDENTIALS.convert(credential)),
                device.getSignCount(),
                device.isFlagBE());
    }

    /** The answer of a passkey, not verified yet. */
    record Answered(AuthenticationData data) {
        Signed signed() {
            return Signed.of(data.getCollectedClientData());
        }
    }

    static Answered readAnswer(byte[] credential, byte[] clientData, byte[] device, byte[] signature) {
        return new Answered(readable(
                () -> Library.MANAGER.parse(new AuthenticationRequest(credential, device, clientData, signature))));
    }

    /** The count of uses that the passkey has now. */
    static long verify(Answered answered, PasskeyPages.Page page, String stored, long counter, boolean canBeCopied) {
        CredentialRecordImpl known = new CredentialRecordImpl(
                null, null, canBeCopied, null, counter, credential(stored), null, null, null, null);
        AuthenticationParameters wanted =
                new AuthenticationParameters(property(page, answered.signed()), known, null, false, true);
        return verified(() -> Library.MANAGER.verify(answered.data(), wanted))
                .getAuthenticatorData()
                .getSignCount();
    }

    /** The id that the device gave a passkey. */
    static byte[] id(String stored) {
        return credential(stored).getCredentialId();
    }

    private static AttestedCredentialData credential(String stored) {
        return Library.CREDENTIALS.convert(Base64.getDecoder().decode(stored));
    }

    private static ServerProperty property(PasskeyPages.Page page, Signed signed) {
        Challenge challenge = signed::challenge;
        return ServerProperty.builder()
                .origin(Origin.create(page.origin()))
                .rpId(page.site())
                .challenge(challenge)
                .build();
    }

    private static <T> T readable(Supplier<T> reading) {
        try {
            return reading.get();
        } catch (WebAuthnException | JacksonException _) {
            throw unreadable();
        }
    }

    private static RequestRefused unreadable() {
        return RequestRefused.json("The answer of the passkey cannot be read.");
    }

    private static <T> T verified(Supplier<T> verifying) {
        try {
            return verifying.get();
        } catch (MaliciousCounterValueException _) {
            throw refused("This passkey was copied: it has been used more often than it says. Remove it.");
        } catch (BadSignatureException _) {
            throw refused("The signature of the passkey is not right.");
        } catch (VerificationException _) {
            throw refused("The answer of the passkey does not fit what was asked.");
        }
    }

    private static RequestRefused refused(String message) {
        return new RequestRefused(401, "token", message);
    }
}
