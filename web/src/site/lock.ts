type Lost = () => void;

/** As much of the browser's locks as is used; pages without a secure address have none. */
export type Locks = Pick<LockManager, 'request'>;

/**
 * One tab at a time has the games: two engines over the same rows would overwrite each other. The lock is given back when
 * the tab is closed, also by a crash.
 */
export class OneTab {
  constructor(
    private readonly name: string,
    /** Another tab has taken the games. */
    private readonly lost: Lost,
    private readonly locks: Locks | undefined = navigator.locks as Locks | undefined,
  ) {}

  /** Takes the games if no other tab has them. */
  async isFree(): Promise<boolean> {
    if (!this.locks) {
      this.newestHasThem();
      return true;
    }
    return this.hold({ ifAvailable: true });
  }

  /** Takes the games as soon as the other tab is closed. */
  async whenFree(): Promise<void> {
    await this.hold({});
  }

  /** Takes the games from the other tab. */
  async take(): Promise<void> {
    await this.hold({ steal: true });
  }

  private hold(how: LockOptions): Promise<boolean> {
    return new Promise((held) => {
      this.locks!.request(this.name, how, (lock) => {
        held(lock !== null);
        return lock ? new Promise<void>(() => {}) : undefined; // until the tab is closed, or the lock is stolen
      }).catch(() => this.lost());
    });
  }

  /** Without locks the newest tab has the games; older ones hear of it. */
  private newestHasThem(): void {
    const tabs = new BroadcastChannel(this.name);
    tabs.postMessage('opened');
    tabs.onmessage = () => {
      tabs.close();
      this.lost();
    };
  }
}
