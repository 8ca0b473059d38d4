# What the terminal says.
