package salient.geography.draw;

/** A color with its strength from 0 to 1. */
record Ink(int rgb, double alpha) {
    static final Ink PAPER = of(0xF5EEDD);
    static final Ink MARGIN = of(0xD9CCAE);
    static final Ink TEXT = of(0x2A241C);
    static final Ink MUTED = of(0x7A6C4E);
    static final Ink HALO = of(0xF5EEDD).at(0.92);
    static final Ink WOOD = of(0xC6D2A4);
    static final Ink WOOD_EDGE = of(0x7E9A5C);
    static final Ink WOOD_RIM = of(0x789454);
    static final Ink CROWN = of(0x9EB476);
    static final Ink CROWN_SHADE = of(0x7C945A);
    static final Ink HEIGHTS = of(0xE0C79C);
    static final Ink HACHURE = of(0x7A522C);
    static final Ink MARSH = of(0x96BEC4);
    static final Ink MARSH_STROKE = of(0x6FA3B5);
    static final Ink RIVER = of(0x74A7C6);
    static final Ink RIVER_CASING = of(0x3E7398);
    static final Ink RIVER_NAME = of(0x2C628A);
    static final Ink MAIN_ROAD = of(0xE0935F);
    static final Ink MAIN_CASING = of(0x7A3C20);
    static final Ink ROAD = of(0xA36A44);
    static final Ink GRID = of(0x544222).at(0.16);
    static final Ink NUMBER = of(0x544222).at(0.5);
    static final Ink GERMAN = of(0x4A5C72);
    static final Ink ALLIED = of(0x7A7426);
    static final Ink LATER_FRONT = of(0x781E18).at(0.75);
    static final Ink BLOWN = of(0xB3261E);

    static Ink of(int rgb) {
        return new Ink(rgb, 1);
    }

    Ink at(double strength) {
        return new Ink(rgb, strength);
    }

    int red() {
        return rgb >> 16 & 255;
    }

    int green() {
        return rgb >> 8 & 255;
    }

    int blue() {
        return rgb & 255;
    }
}
