import { api } from "../net/api.ts";
import type { GuestChange, GuestInfo } from "../protocol.ts";

/** Who this device belongs to. There is a guest only after `known`, and whatever is done at a table needs one. */
class Guest {
  info = $state.raw<GuestInfo | null>(null);
  #asking: Promise<GuestInfo> | null = null;

  /** Asks who one is, once: two strangers must not come of one device. */
  known(): Promise<GuestInfo> {
    this.#asking ??= this.#keep(api.guest()).catch((error: unknown) => {
      this.#asking = null;
      throw error;
    });
    return this.#asking;
  }

  async change(change: GuestChange): Promise<void> {
    await this.known();
    await this.#keep(api.changeGuest(change));
  }

  /** A new code with which another device becomes this guest. */
  async newCode(): Promise<string> {
    await this.known();
    const { code } = await api.recoveryCode();
    if (this.info) this.info = { ...this.info, has_recovery_code: true };
    return code;
  }

  /** Become the guest that a code belongs to. */
  async recover(code: string): Promise<void> {
    await this.#keep(api.recover(code));
  }

  /** Have everything about oneself deleted, here and at the server, and begin again as a stranger. */
  async forget(): Promise<void> {
    await api.forget();
    localStorage.clear();
    location.assign("/");
  }

  /** End all other devices of this guest. */
  async endOthers(): Promise<void> {
    await this.known();
    await this.#keep(api.endOtherDevices());
  }

  async #keep(answer: Promise<GuestInfo>): Promise<GuestInfo> {
    this.info = await answer;
    return this.info;
  }
}

export const guest = new Guest();
