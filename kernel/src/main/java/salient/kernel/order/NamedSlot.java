package salient.kernel.order;

/**
 * A slot with its name and its role, of one word unless it says otherwise.
 *
 * @param <S> the game's state
 * @param <T> the argument
 */
public abstract class NamedSlot<S, T> implements Slot<S, T> {
    private final String name;
    private final Role role;

    protected NamedSlot(String name, Role role) {
        this.name = name;
        this.role = role;
    }

    @Override
    public final String name() {
        return name;
    }

    @Override
    public final Role role() {
        return role;
    }

    @Override
    public boolean repeats() {
        return false;
    }
}
